import { screen } from '@testing-library/react';
import { renderApp } from '../../../test-setup/render';
import { originalTexts } from '../../../test-setup/texts';
import { storeWith } from '../test-fixtures';
import { HowItWorksPage } from './HowItWorksPage';
import { load } from './load';

async function open(answers = originalTexts('how-it-works', 'questions')) {
  const { store } = storeWith(answers);
  await load({ store, request: new Request('http://sobremesa.test/como-funciona'), params: {} });
  renderApp(<HowItWorksPage />, { store });
}

test('makes the four points of docs/product.md', async () => {
  await open();
  const points = screen.getAllByRole('listitem').filter((item) => item.matches('.turn'));
  expect(points).toHaveLength(4);
  expect(points[0]).toHaveTextContent(/presenciales/);
  expect(points[1]).toHaveTextContent(/reserva/);
  expect(points[2]).toHaveTextContent(/para todos los gustos.*trae los ingredientes y sus ayudantes/);
  expect(points[3]).toHaveTextContent(/Clases online.*El chef cocina en vivo.*tú lo sigues/);
  expect(screen.getByRole('link', { name: 'Cotiza con nosotros' })).toHaveAttribute('href', '/cotiza');
  expect(screen.queryByRole('heading', { name: 'Preguntas y respuestas' })).not.toBeInTheDocument();
});

test('answers what people ask, once somebody has written it', async () => {
  const words = (text: string) => [{ type: 'text', text }];
  const document = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: words('¿Llevan la vajilla?') },
      { type: 'paragraph', content: words('Sí, si la necesitas.') },
    ],
  };
  await open({
    ...originalTexts('how-it-works'),
    '/texts/shown/questions': {
      status: 200,
      msg: '',
      data: { text: 'questions', number: 2, day: '2026-12-01', document } as never,
    },
  });
  const questions = screen.getByRole('region', { name: 'Preguntas y respuestas' });
  expect(questions).toHaveTextContent('¿Llevan la vajilla?Sí, si la necesitas.');
});
