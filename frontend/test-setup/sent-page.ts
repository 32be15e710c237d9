import { fillTemplate, renderPage, type PageRequest } from '../src/entry-server';

/** The token of secret links. */
export const TOKEN = 'abcdefghijklmnopqrstuvwxyz0';

/** The company, as far as the frame of a page shows it. */
export const COMPANY = {
  id: 1,
  city: 'Santiago',
  address: 'Av. Italia 1',
  email: 'hola@sobremesa.example',
  phone_number: '+56912345678',
  legal_name: 'Sobremesa SpA',
  rut: '76086428-5',
  headers: [],
};

const ORIGIN = 'https://sobremesa.example';
const TEMPLATE =
  '<!doctype html><html lang="es-CL"><head><!--head--></head><body><!--page--><!--state--></body></html>';

/** A form whose required field makes the browser show its own message, in its own language. */
const LEFT_TO_THE_BROWSER = /<form(?![^>]*novalidate)[^>]*>(?:(?!<\/form>).)*? required=/is;

/**
 * A page as the server sends it, after its form where there is one.
 * @returns its status and document, or where it leads
 */
export async function sentPage(path: string, fetch: typeof globalThis.fetch, form?: PageRequest['form']) {
  const settings = { productName: 'Sobremesa', publicUrl: ORIGIN };
  const answer = await renderPage({ url: ORIGIN + path, form, settings, baseUrl: ORIGIN, fetch });
  if (answer.kind === 'redirect') return { status: answer.status, to: answer.location, html: '' };
  // React separates texts that follow each other.
  const html = fillTemplate(TEMPLATE, answer.parts).replaceAll('<!-- -->', '');
  if (LEFT_TO_THE_BROWSER.test(html))
    throw new Error(`A form of ${path} leaves it to the browser to say what is missing.`);
  return { status: answer.status, to: undefined, html };
}
