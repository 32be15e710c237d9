import { screen, within } from '@testing-library/react';
import { renderApp } from '../../../test-setup/render';
import { originalTexts } from '../../../test-setup/texts';
import { company, envelope, storeWith } from '../test-fixtures';
import { load } from './load';
import { PrivacyPage } from './PrivacyPage';

const howLong = async (quoteRetentionMonths?: number) => {
  const { store } = storeWith({ '/company/one': envelope(company), ...originalTexts('privacy') });
  await load({ store, request: new Request('http://sobremesa.test/privacidad'), params: {} });
  renderApp(<PrivacyPage />, { store, settings: { quoteRetentionMonths } });
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
