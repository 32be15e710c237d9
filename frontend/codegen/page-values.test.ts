import type { OpenApiDocument } from './constraints';
import { pageValuesOf } from './page-values';

const NAMES = { cena: 'Cena', otra: 'Otra consulta' };

function documentWith(sizes: unknown[], names: unknown = NAMES): OpenApiDocument {
  const get = (size: unknown) => ({
    get: { parameters: [{ name: 'page' }, { name: 'perPage', schema: { default: size } }] },
  });
  return {
    paths: Object.fromEntries(sizes.map((size, index) => [`/${index}`, get(size)])),
    components: { schemas: { CreateQuoteRequestDto: { properties: { kind: { 'x-names': names } } } } },
  } as unknown as OpenApiDocument;
}

it('takes the size of a page and the names of the kinds from the document', () => {
  expect(pageValuesOf(documentWith([12, undefined, 12]))).toEqual({ pageSize: 12, quoteKinds: NAMES });
});

it.each([
  ['no size', documentWith([undefined])],
  ['two sizes', documentWith([12, 24])],
  ['no names', documentWith([12], null)],
])('throws for %s', (_what, document) => {
  expect(() => pageValuesOf(document)).toThrow('The document');
});
