import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../../test-setup/render';
import { company, envelope, storeWith } from '../test-fixtures';
import { LeadButton } from './LeadButton';

const WORDS = {
  title: 'Súmate',
  aside: 'Hay lugar.',
  ask: 'Cuéntanos quién eres.',
  message: { title: 'Quiero sumarme', body: 'Hola & buenas:\nSoy ' },
};

test('opens in the words of its page, with the message begun, and Cancelar gives the focus back', async () => {
  const { store } = storeWith({ '/company/one': envelope(company) });
  renderApp(<LeadButton words={WORDS}>Contáctanos</LeadButton>, { store });
  const button = screen.getByRole('button', { name: 'Contáctanos' });
  button.focus();
  fireEvent.click(button);

  const dialog = within(await screen.findByRole('dialog', { name: 'Súmate' }));
  expect(dialog.getByText('Cuéntanos quién eres.')).toBeInTheDocument();
  const body = encodeURIComponent(WORDS.message.body);
  expect(await dialog.findByRole('link', { name: /Correo/ })).toHaveAttribute(
    'href',
    `mailto:${company.email}?subject=Quiero%20sumarme&body=${body}`,
  );
  expect(dialog.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    `https://wa.me/56912345678?text=${body}`,
  );

  fireEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});

test('without scripts the button leads to the contact page', () => {
  renderApp(<LeadButton words={WORDS}>Contáctanos</LeadButton>, { store: storeWith({}).store });
  expect(screen.getByRole('button', { name: 'Contáctanos' }).closest('form')).toHaveAttribute('action', '/cotiza');
});
