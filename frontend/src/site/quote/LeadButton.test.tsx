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

test.each([
  ['where a quote is asked for', WORDS, {}],
  ['with the kind of a question', { ...WORDS, question: 'Qué haces…' }, { motivo: 'otra' }],
])('without scripts the button leads to the contact page, %s', (_case, words, query) => {
  renderApp(<LeadButton words={words}>Contáctanos</LeadButton>, { store: storeWith({}).store });
  const form = screen.getByRole('button', { name: 'Contáctanos' }).closest('form') as HTMLFormElement;
  expect(form).toHaveAttribute('action', '/cotiza');
  const told = Array.from(form.querySelectorAll<HTMLInputElement>('[name]'), ({ name, value }) => [name, value]);
  expect(Object.fromEntries(told)).toEqual(query);
});

test.each([
  ['the whole form', WORDS, true],
  ['a message alone', { ...WORDS, question: 'Qué haces…' }, false],
])('has the site’s own form, beside the ways to write: %s', async (_case, words, whole) => {
  renderApp(<LeadButton words={words}>Contáctanos</LeadButton>, {
    store: storeWith({ '/company/one': envelope(company) }).store,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Contáctanos' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Súmate' }));
  expect(dialog.getByRole('textbox', { name: /Mensaje/ })).toBeInTheDocument();
  expect(dialog.queryAllByLabelText(/Invitados/)).toHaveLength(whole ? 1 : 0);
  expect(await dialog.findByRole('link', { name: /WhatsApp/ })).toBeInTheDocument();
});

test('a dialog that crashes says so in its place, and can be closed', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  const { store } = storeWith({ '/company/one': envelope(null) });
  renderApp(<LeadButton words={WORDS}>Contáctanos</LeadButton>, { store });
  fireEvent.click(screen.getByRole('button', { name: 'Contáctanos' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Algo falló de nuestro lado en esta parte.');
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
