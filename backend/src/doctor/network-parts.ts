import { readEmbedSettings } from '../embeds/index.js';
import { googleSettings } from '../modules/users/index.js';
import { greetMailbox } from '../platform/mail/mailbox.js';
import { greetMailServer } from '../platform/mail/mailer.js';
import { Finding } from './finding.js';
import type { Tried } from './try-parts.js';

/** How long another server may take, in milliseconds. */
const PATIENCE = 5_000;

/** Whether the mail server greets, and takes the password if there is one. Nothing is sent. */
export async function tryMail({ env }: Tried): Promise<string> {
  if (env.SMTP_URL === undefined) throw new Finding('off', 'SMTP_URL no está definida: no se envía ningún correo.');
  const { host } = new URL(env.SMTP_URL);
  const refusal = await greetMailServer(env.SMTP_URL, PATIENCE);
  if (refusal) throw new Finding('failed', `El servidor ${host} no acepta la conexión (${refusal}).`);
  return `El servidor ${host} responde.`;
}

/** Whether the mailbox of notifications can be opened. Nothing is read or marked in it. */
export async function tryMailbox({ env }: Tried): Promise<string> {
  const url = env.MAIL_BOUNCES_URL;
  if (url === undefined)
    throw new Finding('off', 'MAIL_BOUNCES_URL no está definida: no se ve qué correos volvieron sin entregarse.');
  const { host } = new URL(url);
  const refusal = await greetMailbox(url, PATIENCE);
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
  return `Se leen las ${keys.length} llaves de Google.`;
}

/** Whether the product answers at the address that visitors use. It may not have been started yet. */
export async function trySite({ env }: Tried): Promise<string> {
  await ask(`${env.PUBLIC_URL}/api/v1/health/live`, `${env.PUBLIC_URL} no responde (PUBLIC_URL).`, 'caution');
  return `${env.PUBLIC_URL} responde.`;
}

/** Whether the host of other companies' forms leads to this product. */
export async function tryEmbedHost({ env }: Tried): Promise<string> {
  const { origin, notice } = readEmbedSettings(env);
  if (origin === null) throw new Finding('off', notice ?? '');
  const answer = await fetch(`${origin}/embed/quote`, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => undefined);
  if (!answer || answer.status >= 500) throw new Finding('caution', `${origin} no responde (EMBED_URL).`);
  return `${origin} responde.`;
}

async function ask(url: string, otherwise: string, state: 'failed' | 'caution' = 'failed'): Promise<Response> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => undefined);
  if (!answer?.ok) throw new Finding(state, otherwise);
  return answer;
}
