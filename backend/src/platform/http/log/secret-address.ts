/** Characters of a secret link's token: 160 bits in base64url. */
export const TOKEN_LENGTH = 27;

/** Stands in the log for what is hidden. */
const HIDDEN = '…';

/** A word of an address of ours: lower case, also joined by hyphens or underscores. No token of this length has only them. */
const WORD = /^[a-z]{1,14}(?:[_-][a-z]{1,14}){0,3}$/;
const LONGEST_WORD = 24;

/** The version of the API, or the number of a record: longer numbers may be a telephone's. */
const NUMBER = /^(?:v\d|\d{1,7})$/;

/**
 * A path as the log may have it: words of ours and numbers of records. Everything else is hidden, in any length and spelling: a
 * token with a character too many, with percent signs or behind a coded slash, a name, an address that somebody typed.
 * @param address as it was asked for; of a query nothing is written
 */
export function writtenPath(address: string): string {
  const [path = ''] = address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  return path
    .split('/')
    .map((part) => (part === '' || isOurs(part) ? part : HIDDEN))
    .join('/');
}

const isOurs = (part: string): boolean => (WORD.test(part) && part.length <= LONGEST_WORD) || NUMBER.test(part);

/** What secret links of pages and of the API begin with. The rest of such an address is the secret. */
const SECRET_PREFIX =
  /((?:\/|^|\b)(?:solicitud|cotizacion|pago|consulta|ficha|opinion|gift-card|calendario|vista-previa|by[-_]link|my_request|of-my-request|of-offer|pay-by-card|announce-transfer|my-request|withdraw|erase|seen|calendar|accept|decline|receive|complete-my-evening|wish-for-my-evening|answer|cancel-my-evening|opinions\/(?:get-one|give)|previews?)(?:\/|%2f|\\\/)+)[^\s"'<>\\]+/giu;

/** The query of an address, with its question mark. */
const QUERY = /\?[\w%.~+-]*=[^\s"'<>\\]*/g;

/** A run of signs of base64url as long as a token or longer, unless it names a file of code or a migration. */
const RUN = new RegExp(`(?<![\\w-])(?!Migration\\d)[\\w-]{${TOKEN_LENGTH},}(?![\\w-]|\\.js)`, 'g');

/** Whether a run can be random: identifiers of code have few digits and capitals, ids of requests none. */
const isRandom = (run: string): boolean =>
  /[a-z]/.test(run) &&
  /[A-Z]/.test(run) &&
  (/[\d_-]/.test(run) || run.replaceAll(/[^A-Z]/g, '').length * 4 >= run.length);

/**
 * A text as it may be written down, such as the message of an error, which may quote an address. Queries, the end of a
 * secret link, and what looks like a token are left out.
 */
export const withoutSecrets = (text: string): string =>
  text
    .replace(QUERY, `?${HIDDEN}`)
    .replace(SECRET_PREFIX, `$1${HIDDEN}`)
    .replace(RUN, (run) => (isRandom(run) ? HIDDEN : run));
