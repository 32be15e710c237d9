import { readEmbedSettings } from '../embeds/index.js';
import { Webpay, WebpayRefused, WebpaySilent } from '../modules/money/index.js';
import { googleSettings } from '../modules/users/index.js';
import { greetMailbox } from '../platform/mail/mailbox.js';
import { greetMailServer } from '../platform/mail/mailer.js';
import { MailTokens } from '../platform/mail/mail-tokens.js';
import { certificateOf, daysLeft } from './certificate.js';
import { Finding } from './finding.js';
import type { Tried } from './try-parts.js';

/** How long another server may take, in milliseconds. */
const PATIENCE = 5_000;

/** Whether the mail server greets, and takes the password if there is one. Nothing is sent. */
export async function tryMail({ env }: Tried): Promise<string> {
  if (env.SMTP_URL === undefined) throw new Finding('off', 'SMTP_URL no está definida: no se envía ningún correo.');
  const { host } = new URL(env.SMTP_URL);
  const refusal = await greetMailServer(env.SMTP_URL, PATIENCE, MailTokens.of(env));
  if (refusal) throw new Finding('failed', `El servidor ${host} no acepta la conexión (${refusal}).`);
  return `El servidor ${host} responde.`;
}

/** Whether the mailbox of notifications can be opened. Nothing is read or marked in it. */
export async function tryMailbox({ env }: Tried): Promise<string> {
  const url = env.MAIL_BOUNCES_URL;
  if (url === undefined)
    throw new Finding('off', 'MAIL_BOUNCES_URL no está definida: no se ve qué correos volvieron sin entregarse.');
  const { host } = new URL(url);
  const refusal = await greetMailbox(url, PATIENCE, MailTokens.of(env));
  if (refusal) throw new Finding('failed', `La casilla de ${host} no se puede abrir (${refusal}).`);
  return `La casilla de ${host} se puede leer.`;
}

/** Whether the keys with which Google signs can be fetched: without them nobody signs in. */
export async function tryGoogle({ env }: Tried): Promise<string> {
  if (!env.googleConfigured) throw new Finding('off', 'Sin Google: se entra con el proveedor de prueba.');
  const { jwksURL } = googleSettings(env, env.GOOGLE_CLIENT_ID ?? '', env.GOOGLE_CLIENT_SECRET ?? '');
  const answer = await ask(jwksURL, 'Las llaves de Google no se pueden leer: revisa la salida a internet.');
  const { keys = [] } = (await answer.json()) as { keys?: unknown[] };
  if (keys.length === 0) throw new Finding('failed', 'Google respondió sin llaves.');
  const caution = clockCaution(answer);
  if (caution) throw new Finding('caution', caution);
  return `Se leen las ${keys.length} llaves de Google.`;
}

/** A token that Webpay gave to nobody: it refuses to give its state, and has read our code and key before. */
const MADE_UP = '0'.repeat(64);

/** Webpay answers 401 to a code and key that it does not know, or that belong to its other environment. */
const UNKNOWN_SHOP = 401;

/** Whether Webpay answers, and knows our code and key. Nothing is charged. */
export async function tryWebpay({ env }: Tried): Promise<string> {
  if (!env.webpayConfigured)
    throw new Finding('off', `Sin Webpay: ${env.production ? 'no se reciben tarjetas' : 'hay uno de prueba'}.`);
  const webpay = new Webpay(env);
  webpay.patience = PATIENCE;
  const said = await webpay.status(MADE_UP).catch((error: unknown) => error);
  if (said instanceof WebpayRefused) return 'Webpay responde y conoce el código y la llave.';
  if (said instanceof WebpaySilent && said.status === UNKNOWN_SHOP)
    throw new Finding(
      'failed',
      'Webpay no conoce WEBPAY_COMMERCE_CODE con WEBPAY_API_KEY, o son del otro ambiente (WEBPAY_ENVIRONMENT).',
    );
  throw new Finding('failed', 'Webpay no responde: revisa la salida a internet.');
}

/** Seconds by which Google's clock may differ from this machine's. It has whole seconds, and its answer was on its way. */
const CLOCK_CAUTION = 60;

/** What is wrong with this machine's clock, as Google's answer has the time. A cache on the way says how long it kept the answer. */
function clockCaution({ headers }: Pick<Response, 'headers'>, now = Date.now()): string | undefined {
  const theirs = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1_000;
  const off = Math.round((now - theirs) / 1_000);
  // Without a date there is nothing to compare.
  if (!(Math.abs(off) > CLOCK_CAUTION)) return undefined;
  return `El reloj de esta máquina va ${Math.abs(off)} s ${off > 0 ? 'adelantado' : 'atrasado'} respecto de Google: sincronízalo. Con más de 5 minutos nadie puede iniciar sesión.`;
}

/** Whether the product answers at the address that visitors use. It may not have been started yet. */
export async function trySite({ env }: Tried): Promise<string> {
  const answer = await reach(`${env.PUBLIC_URL}/api/v1/health/live`, `${env.PUBLIC_URL} no responde (PUBLIC_URL`);
  if (!answer.ok) throw new Finding('caution', `${env.PUBLIC_URL} no responde (PUBLIC_URL, ${answer.status}).`);
  return renewed(env.PUBLIC_URL);
}

/** Whether the host of other companies' forms leads to this product. */
export async function tryEmbedHost({ env }: Tried): Promise<string> {
  const { origin, notice } = readEmbedSettings(env);
  if (origin === null) throw new Finding('off', notice ?? '');
  const answer = await reach(`${origin}/embed/quote`, `${origin} no responde (EMBED_URL`);
  if (answer.status >= 500) throw new Finding('caution', `${origin} no responde (EMBED_URL, ${answer.status}).`);
  return renewed(origin);
}

/**
 * Asks an address of our own.
 * @throws Finding with the reason, such as an expired certificate or an unknown name
 */
function reach(url: string, otherwise: string): Promise<Response> {
  return fetch(url, { signal: AbortSignal.timeout(PATIENCE) }).catch((error: unknown) => {
    throw new Finding('caution', `${otherwise}${reasonOf(error)}).${adviceOn(error)}`);
  });
}

/** What Node calls a connection that was not made. */
const codeOf = (error: unknown): string => {
  const { code } = ((error as { cause?: unknown }).cause ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^\w{1,60}$/.test(code) ? code : '';
};

const reasonOf = (error: unknown): string => (codeOf(error) === '' ? '' : `, ${codeOf(error)}`);

const ADVICE: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: ' Su certificado venció: renuévalo.',
  CERT_NOT_YET_VALID: ' Su certificado aún no vale: revisa el reloj.',
  ERR_TLS_CERT_ALTNAME_INVALID: ' Su certificado es de otro nombre.',
  ENOTFOUND: ' Ese nombre no lleva a ninguna dirección (DNS).',
};

const adviceOn = (error: unknown): string => ADVICE[codeOf(error)] ?? '';

/** Says that an address answers, and for how long its certificate is valid where nobody renewed it in time. */
async function renewed(url: string): Promise<string> {
  const time = url.startsWith('https:') ? await certificateOf(url, PATIENCE) : undefined;
  const days = time && daysLeft(time);
  if (days === undefined) return `${url} responde.`;
  const rest = days === 0 ? 'hoy' : days === 1 ? 'mañana' : `en ${days} días`;
  throw new Finding('caution', `${url} responde, pero su certificado vence ${rest} y nadie lo ha renovado.`);
}

async function ask(url: string, otherwise: string): Promise<Response> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => undefined);
  if (!answer?.ok) throw new Finding('failed', otherwise);
  return answer;
}
