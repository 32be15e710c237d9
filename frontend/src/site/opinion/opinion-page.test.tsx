/** @jest-environment node */
import { COMPANY, sentPage, TOKEN } from '../../../test-setup/sent-page';

const OPINION = {
  chef_name: 'Ana Soto',
  chef_slug: 'Ana-Soto',
  day: '2026-11-19',
  client_name: 'Camila R.',
  score: null,
  description: null,
  publication: null,
  changeable_until: null,
};

/** The page after an opinion was refused because of these fields. */
async function refused(fields: string[], opinion: object = OPINION): Promise<string> {
  const errors = fields.map((field) => ({ field, msg: `Falta ${field}.` }));
  const fetch = (input: string | URL | Request) => {
    if (input instanceof Request && input.method === 'POST')
      return Promise.resolve(Response.json({ status: 400, msg: 'No.', data: null, errors }, { status: 400 }));
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname.endsWith('/texts/shown/footer')) return Promise.resolve(Response.json(null, { status: 404 }));
    const isCompany = pathname.endsWith('/company/one');
    return Promise.resolve(Response.json({ status: 200, msg: '', data: isCompany ? COMPANY : opinion }));
  };
  const form = 'client_name=Camila&score=4.5&description=Comimos+bien.';
  return (await sentPage(`/opinion/${TOKEN}`, fetch, form)).html;
}

it.each([
  [['client_name', 'description'], ['description']],
  [['client_name'], ['client_name']],
  [['score', 'client_name'], ['score']],
])('a refused opinion (%j) keeps what was written and focuses the first wrong field', async (fields, focused) => {
  const html = await refused(fields);
  const controls = html.match(/<(?:input|textarea)[^>]*autofocus[^>]*>/gi) ?? [];
  expect(controls.map((control) => /name="(\w+)"/.exec(control)?.[1])).toEqual(focused);
  expect(html).toContain('Comimos bien.');
  expect(html).toContain(`Falta ${focused[0] ?? ''}.`);
  expect(html).toContain('<title>Tu opinión sobre Ana Soto | Sobremesa</title>');
});

it('a refused change does not say that it was received', async () => {
  const html = await refused(['score'], { ...OPINION, score: 4, description: 'Bien.', publication: 'waiting' });
  expect(html).toContain('Falta score.');
  expect(html).not.toContain('La recibimos');
});
