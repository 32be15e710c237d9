import { document, type Operation, type Schema } from './contract.js';

/** Each of these uses what the ones before it have created. The others follow in the document's order. */
const FIRST = [
  'invitePerson',
  'createChef',
  'createProposal',
  'createComment',
  'createHeader',
  'createClientLogo',
  'createForm',
  'createQuoteRequest',
  'planQuoteRequest',
  'createOffer',
  'updateOffer',
  'askChefs',
  'noteChefAnswer',
  'moveQuoteRequest',
  'loseQuoteRequests',
  'changeQuoteRequestState',
];

/** The document's example of a body: the schema's own, or one made from the examples of its fields. */
export function exampleOf(schema: Schema): unknown {
  if ('example' in schema) return schema['example'];
  const reference = schema['$ref'] as string | undefined;
  if (reference) return exampleOf(document.components.schemas[reference.split('/').at(-1) ?? ''] ?? {});
  const fields = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>).map(
    ([name, field]) => [name, exampleOf(field)] as const,
  );
  return Object.fromEntries(fields.filter(([, example]) => example !== undefined));
}

/** What an operation takes as its body, if that is JSON. */
export const bodyOf = ({ requestBody }: Operation): Schema | undefined =>
  requestBody?.content['application/json']?.schema;

/** The operations so that each finds what the ones before it have created. */
export const inTheirOrder = (operations: readonly Operation[]): Operation[] =>
  operations.toSorted((one, other) => rank(one) - rank(other));

function rank({ operationId }: Operation): number {
  const place = FIRST.indexOf(operationId);
  return place === -1 ? FIRST.length : place;
}
