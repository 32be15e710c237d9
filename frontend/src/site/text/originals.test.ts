/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { originalTexts } from '../../../test-setup/texts';
import { renderPage } from '../../entry-server';
import { company, envelope, type Answers } from '../test-fixtures';

const MADE_IDS = /_R_\w*_/g;

const BASE = 'https://s.example';
const ANSWERS: Answers = {
  '/company/one': envelope({ ...company, instagram: 'https://www.instagram.com/x', headers: [] }),
  '/workered_company/all': envelope([]),
  ...originalTexts('terms', 'privacy', 'how-it-works', 'questions', 'about', 'join', 'corporate', 'footer'),
};

/**
 * The page as it is sent, from its main part on, without pictures: their addresses are the build's. Ids that React makes say
 * where in the tree an element stands, and change with what stands around the text.
 */
async function sent(path: string, answers: Answers = ANSWERS): Promise<string> {
  const page = await renderPage({
    url: `${BASE}/${path}`,
    settings: { productName: 'Sobremesa', publicUrl: BASE, uploadMaxMb: 10, quoteRetentionMonths: 24 },
    baseUrl: BASE,
    fetch: (input) => {
      const answer = answers[new URL((input as Request).url).pathname.replace('/api/v1', '')];
      return Promise.resolve(Response.json(answer ?? null, { status: answer ? 200 : 404 }));
    },
  });
  if (page.kind !== 'page' || page.status !== 200) throw new Error(`${path} is not shown.`);
  const html = page.parts.page;
  const main = html.slice(html.indexOf('<main')).replace(/<picture\b.*?<\/picture>|<(img|source)\b[^>]*>/gs, '');
  return main.replace(MADE_IDS, '_R_');
}

/** Without the footer, whose links follow from the list of pages. */
const mainPartOf = (html: string): string => html.slice(0, html.indexOf('</main>') + '</main>'.length);

/** As the main parts of these pages were sent while their words stood in the code. */
const before = (path: string): string =>
  readFileSync(join(__dirname, `../../../test-setup/pages-before-texts/${path}.txt`), 'utf8')
    .trimEnd()
    .replace(MADE_IDS, '_R_');

test.each(['terminos-y-condiciones', 'como-funciona', 'nosotros', 'unete-al-equipo', 'corporativo'])(
  'where nobody has edited anything, /%s is sent as before, byte for byte',
  async (path) => {
    expect(mainPartOf(await sent(path))).toBe(before(path));
  },
);

test('the foot says who the company is in law, where it says so', async () => {
  const identity = { ...company, legal_name: 'Sobremesa SpA', rut: '76086428-5' };
  const html = await sent('unete-al-equipo', { ...ANSWERS, '/company/one': envelope(identity) });
  expect(html.replaceAll('<!-- -->', '')).toContain(
    '© Sobremesa. Intermediamos entre chefs independientes y sus clientes. Sobremesa SpA, RUT 76.086.428-5.',
  );
});
