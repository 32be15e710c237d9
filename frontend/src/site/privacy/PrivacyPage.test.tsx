import { screen, within } from '@testing-library/react';
import { renderApp } from '../../../test-setup/render';
import { originalTexts } from '../../../test-setup/texts';
import { company, envelope, storeWith } from '../test-fixtures';
import { load } from './load';
import { PrivacyPage } from './PrivacyPage';

const open = async (quoteRetentionMonths?: number) => {
  const { store } = storeWith({ '/company/one': envelope(company), ...originalTexts('privacy') });
  await load({ store, request: new Request('http://sobremesa.test/privacidad'), params: {} });
  renderApp(<PrivacyPage />, { store, settings: { quoteRetentionMonths } });
};
const howLong = async (quoteRetentionMonths?: number) => {
  await open(quoteRetentionMonths);
  return within(screen.getByRole('region', { name: /Cuánto tiempo/ })).getAllByRole('paragraph')[0];
};

test.each([
  [24, '24 meses más'],
  [1, 'un mes más'],
])('a closed request is kept as long as the server is told: %i', async (months, said) => {
  expect(await howLong(months)).toHaveTextContent(`Una vez cerrada, la conservamos ${said}, por si quieres retomarla`);
});

test.each([0, undefined])('no time is promised where no end is set (%p)', async (months) => {
  expect(await howLong(months)).not.toHaveTextContent('conservamos');
});

test.each([
  [
    /Qué guardamos/,
    ['no pueden comer', 'la dirección', 'cuatro últimos dígitos', 'comprobante', 'gift card', 'opinas'],
  ],
  [/Con quién/, ['quién lo recibe', 'Transbank']],
  [/Cookies/, ['«Mi mesa»', 'la campaña', 'lo que buscaste', 'ibas escribiendo en un formulario']],
])('%s: it names everything that is kept or shared', async (name, words) => {
  await open();
  const region = screen.getByRole('region', { name });
  for (const said of words) expect(region).toHaveTextContent(said);
});
