import { screen } from '@testing-library/react';
import { renderApp } from '../../../test-setup/render';
import { originalTexts } from '../../../test-setup/texts';
import { company, envelope, storeWith } from '../test-fixtures';
import { load } from './load';
import { TermsVersionPage } from './TermsVersionPage';

test('a version says which it is, to readers and in what stands about the page, and is kept out of search engines', async () => {
  const [text] = Object.values(originalTexts('terms'));
  const { store } = storeWith({ '/company/one': envelope(company), '/texts/terms/2': text });
  await load({ store, request: new Request('http://sobremesa.test/'), params: { number: '2' } });
  const path = '/terminos-y-condiciones/version/2';
  renderApp([{ path: '/terminos-y-condiciones/version/:number', element: <TermsVersionPage /> }], { path, store });
  expect(await screen.findByRole('note')).toHaveTextContent(/^Esta es la versión 2, del /);
  const head = (selector: string, name: string) => document.head.querySelector(selector)?.getAttribute(name);
  expect(head('link[rel="canonical"]', 'href')).toMatch(/\/terminos-y-condiciones\/version\/2$/);
  expect(head('meta[name="description"]', 'content')).toMatch(/^Versión 2 de los términos y condiciones, del \d/);
  expect(head('meta[name="robots"]', 'content')).toBe('noindex');
});
