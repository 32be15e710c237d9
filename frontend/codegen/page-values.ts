import type { OpenApiDocument } from './constraints.ts';

/** What the contract says beside limits of what is sent, and pages need in their first load. */
interface PageValues {
  /** Rows of a page where a list is not asked for another number. */
  pageSize: number;
  /** Most characters of search words. */
  searchMax: number;
  /** Most rows of a search of the site. */
  mostFound: number;
  /** Most covers of the home page. */
  maxHeaders: number;
  /** Most chefs and experiences that one request names. */
  maxChoices: number;
  /** What the kinds of requests for a quote are called. */
  quoteKinds: Names;
}

/** The words of the contract with the names that people read. */
type Names = Record<string, string>;

/** The names of a request's words that no page needs in its first load. */
interface QuoteNames {
  /** How far a request has come. */
  states: Names;
  /** Why it was lost. */
  reasons: Names;
  /** How the client wants to be answered. */
  replies: Names;
}

/** The names of the providers of forms, by type. */
interface FormNames {
  /** As staff choose one. */
  types: Names;
  /** The companies, as visitors are asked about them. */
  companies: Names;
}

/** The limits of what the two lists are asked for. */
interface ListValues {
  mostGuests: number;
  mostDiets: number;
  /** In whole CLP. */
  highestPrice: number;
}

/** The calls that search the site. */
const SEARCHES = ['searchChefs', 'searchProposals'];

/** Takes the values out of the document. Throws where it lacks one, or has two for the same. */
export function pageValuesOf({ paths, components: { schemas } }: OpenApiDocument): PageValues {
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const parameters = operations.flatMap((operation) => operation.parameters ?? []);
  const searched = [
    ...parameters.filter(({ name }) => name === 'search').map(({ schema }) => schema?.maxLength),
    ...Object.values(schemas).map(({ properties }) => properties?.search?.maxLength),
  ];
  const found = operations
    .filter(({ operationId }) => SEARCHES.includes(operationId))
    .map(({ responses }) => responses?.['200']?.content?.['application/json']?.schema.properties?.data?.maxItems);

  return {
    pageSize: theOne(
      'default of perPage',
      parameters.filter(({ name }) => name === 'perPage').map(({ schema }) => schema?.default),
    ),
    searchMax: theOne('maxLength of search', searched),
    mostFound: theOne('maxItems of a search', found),
    maxHeaders: theOne('maxItems of headers', [schemas.CompanyDto?.properties?.headers?.maxItems]),
    maxChoices: theOne('maxItems of choices', [schemas.CreateQuoteRequestDto?.properties?.choices?.maxItems]),
    quoteKinds: namesOf(schemas, 'CreateQuoteRequestDto', 'kind'),
  };
}

/** Takes the names of a request's words out of the document. Throws where it lacks them. */
export const quoteNamesOf = ({ components: { schemas } }: OpenApiDocument): QuoteNames => ({
  states: namesOf(schemas, 'MoveQuoteRequestDto', 'state'),
  reasons: namesOf(schemas, 'MoveQuoteRequestDto', 'reason'),
  replies: namesOf(schemas, 'CreateQuoteRequestDto', 'reply_by'),
});

/** Takes what the providers of forms are called out of the document. Throws where it lacks that. */
export const formNamesOf = ({ components: { schemas } }: OpenApiDocument): FormNames => ({
  types: namesOf(schemas, 'CreateFormDto', 'type'),
  companies: namesOf(schemas, 'ActiveFormDto', 'type'),
});

/** Takes the limits of a search out of the document. Throws where it lacks one, or the two searches differ. */
export function listValuesOf({ components: { schemas } }: OpenApiDocument): ListValues {
  const searches = [schemas.SearchChefsDto?.properties, schemas.SearchProposalsDto?.properties];
  return {
    mostGuests: theOne(
      'maximum of guests',
      searches.map((fields) => fields?.guests?.maximum),
    ),
    mostDiets: theOne(
      'maxItems of diets',
      searches.map((fields) => fields?.diets?.maxItems),
    ),
    highestPrice: theOne(
      'maximum of prices',
      searches.flatMap((fields) => [fields?.priceFrom?.maximum, fields?.priceTo?.maximum]),
    ),
  };
}

/** The names of what stands in lines of the log. */
interface AuditNames {
  /** What was done. */
  actions: Names;
  /** To what. */
  kinds: Names;
  /** What an offer can be. */
  offerStates: Names;
  /** The texts of the site. */
  texts: Names;
}

/** Takes what lines of the log are told with out of the document. Throws where it lacks them. */
export const auditNamesOf = ({ components: { schemas } }: OpenApiDocument): AuditNames => ({
  actions: namesOf(schemas, 'AuditLineDto', 'action'),
  kinds: namesOf(schemas, 'AuditLineDto', 'kind'),
  offerStates: namesOf(schemas, 'OfferDto', 'state'),
  texts: namesOf(schemas, 'ShownTextDto', 'text'),
});

/** What staff read for the codes of money, chefs' answers, opinions and rights, by the name of its constant. */
const STAFF_NAMES: Readonly<Record<string, readonly [schema: string, field: string]>> = {
  ENTRY_NAMES: ['MoneyEntryDto', 'kind'],
  WAY_NAMES: ['MoneyEntryDto', 'way'],
  OUTSIDE_WAY_NAMES: ['SellGiftCardDto', 'way'],
  PAYMENT_STATE_NAMES: ['PaymentTryDto', 'state'],
  REFUND_STATE_NAMES: ['RefundTryDto', 'state'],
  DOCUMENT_NAMES: ['SaleDocumentDto', 'kind'],
  TRANSFER_STATE_NAMES: ['TransferDto', 'state'],
  BANK_ROW_STATE_NAMES: ['BankRowDto', 'state'],
  CANCELLER_NAMES: ['CancelEveningDto', 'by'],
  INQUIRY_ANSWER_NAMES: ['AnswerChefInquiryDto', 'answer'],
  COMMENT_ANSWER_NAMES: ['CommentAnswerDto', 'state'],
  RIGHT_NAMES: ['NoteDataRightDto', 'kind'],
};

/** Takes these names out of the document. Throws where it lacks one. */
export const staffNamesOf = ({ components: { schemas } }: OpenApiDocument): [constant: string, names: Names][] =>
  Object.entries(STAFF_NAMES).map(([constant, [schema, field]]) => [constant, namesOf(schemas, schema, field)]);

function namesOf(schemas: OpenApiDocument['components']['schemas'], schema: string, field: string): Names {
  const names = schemas[schema]?.properties?.[field]?.['x-names'];
  if (!names) throw new Error(`The document has no names for ${field} of ${schema}.`);
  return names as Names;
}

/** The one number among the values. */
function theOne(what: string, values: unknown[]): number {
  const [one, ...others] = new Set(values.filter((value) => typeof value === 'number'));
  if (one === undefined || others.length > 0) throw new Error(`The document needs one ${what}.`);
  return one;
}
