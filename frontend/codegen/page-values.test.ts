import type { OpenApiDocument } from './constraints';
import { formNamesOf, pageValuesOf, quoteNamesOf, staffNamesOf } from './page-values';

const NAMES = { cena: 'Cena', otra: 'Otra consulta' };
const REPLIES = { correo: 'Correo' };
const STATES = { nueva: 'Nueva' };
const PROVIDERS = { 1: 'GoogleForm' };
const COMPANIES = { 1: 'Google' };
const REASONS = { precio: 'Precio' };

interface Said {
  sizes?: unknown[];
  searches?: unknown[];
  found?: unknown[];
  headers?: unknown;
  names?: unknown;
  reasons?: unknown;
  choices?: unknown;
}

function documentWith({
  sizes = [12],
  searches = [100],
  found = [90],
  headers = 3,
  names = NAMES,
  reasons = REASONS,
  choices = 4,
}: Said) {
  const get = (name: string, schema: object) => ({ get: { parameters: [{ name: 'page' }, { name, schema }] } });
  const answer = (maxItems: unknown) => ({
    content: { 'application/json': { schema: { properties: { data: { maxItems } } } } },
  });
  const paths = [
    ...sizes.map((size) => get('perPage', { default: size })),
    ...searches.map((maxLength) => get('search', { maxLength })),
    ...found.map((maxItems) => ({ post: { operationId: 'searchChefs', responses: { 200: answer(maxItems) } } })),
  ];
  const schemas = {
    CreateQuoteRequestDto: {
      properties: {
        kind: { 'x-names': names },
        reply_by: { 'x-names': REPLIES },
        choices: { maxItems: choices },
      },
    },
    MoveQuoteRequestDto: { properties: { state: { 'x-names': STATES }, reason: { 'x-names': reasons } } },
    CreateFormDto: { properties: { type: { 'x-names': PROVIDERS } } },
    ActiveFormDto: { properties: { type: { 'x-names': COMPANIES } } },
    CompanyDto: { properties: { headers: { maxItems: headers } } },
    SearchChefsDto: { properties: { search: { maxLength: 100 } } },
  };
  return {
    paths: Object.fromEntries(paths.map((path, index) => [`/${index}`, path])),
    components: { schemas },
  } as unknown as OpenApiDocument;
}

it('takes what pages need from the document', () => {
  expect(pageValuesOf(documentWith({ sizes: [12, undefined, 12], searches: [100, undefined] }))).toEqual({
    pageSize: 12,
    searchMax: 100,
    mostFound: 90,
    maxHeaders: 3,
    maxChoices: 4,
    quoteKinds: NAMES,
  });
});

it.each<[string, Said]>([
  ['no size', { sizes: [undefined] }],
  ['two sizes', { sizes: [12, 24] }],
  ['two lengths of a search', { searches: [80] }],
  ['no bound of what is found', { found: [undefined] }],
  ['two bounds of what is found', { found: [100, 90] }],
  ['no bound of the headers', { headers: null }],
  ['no bound of the choices', { choices: null }],
  ['no names', { names: null }],
])('throws for %s', (_what, said) => {
  expect(() => pageValuesOf(documentWith(said))).toThrow('The document');
});

it('takes the names of a request’s words, and throws where one is missing', () => {
  expect(quoteNamesOf(documentWith({}))).toEqual({ states: STATES, reasons: REASONS, replies: REPLIES });
  expect(() => quoteNamesOf(documentWith({ reasons: null }))).toThrow('reason of MoveQuoteRequestDto');
});

it('takes the names of staff’s codes, and throws where the document lacks them', () => {
  expect(() => staffNamesOf(documentWith({}))).toThrow('kind of MoneyEntryDto');
});

it('takes what the providers of forms are called by staff and by visitors', () => {
  expect(formNamesOf(documentWith({}))).toEqual({ types: PROVIDERS, companies: COMPANIES });
});
