import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import { OUTSIDERS, type Account } from './accounts.js';
import { sendPage } from '../platform/start/stand-in.js';
import { chooserPage, messagePage } from './pages.js';

/** Largest form accepted, in bytes. It holds only the number of one account. */
const MAX_FORM = 1_000;

interface ChooserOptions {
  provider: Provider;
  productName: string;
  people: () => Promise<Account[]>;
}

/** Answers `/interaction/…`: shows the accounts, and passes the chosen one to the provider. */
export async function choose(
  request: IncomingMessage,
  response: ServerResponse,
  { provider, productName, people }: ChooserOptions,
): Promise<void> {
  try {
    await provider.interactionDetails(request, response);
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    return sendPage(
      response,
      400,
      messagePage(productName, 'Este inicio de sesión ya terminó o venció: vuelve a la página e inténtalo otra vez.'),
    );
  }
  const accounts = await people();
  if (request.method !== 'POST') return sendPage(response, 200, chooserPage(productName, accounts, OUTSIDERS));
  const sub = await chosenAccount(request);
  if (sub === '') {
    return provider.interactionFinished(request, response, { error: 'access_denied', error_description: 'Cancelado' });
  }
  const account = [...accounts, ...OUTSIDERS].find((candidate) => candidate.sub === sub);
  if (!account) return sendPage(response, 400, messagePage(productName, 'Esa cuenta ya no está en la lista.'));
  // The result must name every pending prompt, or the provider asks again.
  await provider.interactionFinished(request, response, { login: { accountId: account.sub }, select_account: {} });
}

/** Reads `account` from the form. Undefined if it does not exist. */
async function chosenAccount(request: IncomingMessage): Promise<string | undefined> {
  if (Number(request.headers['content-length'] ?? Infinity) > MAX_FORM) return undefined;
  return new URLSearchParams(await text(request)).get('account') ?? undefined;
}
