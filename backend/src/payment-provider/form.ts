import type { IncomingMessage, ServerResponse } from 'node:http';
import { CARDS } from './cards.js';
import { sendPage } from '../platform/start/stand-in.js';
import { formPage, messagePage, postBackPage } from './pages.js';
import type { Transaction, Transactions } from './transactions.js';

const OVER = 'Este pago ya terminó o venció: vuelve a la página e inténtalo otra vez.';

/** Shows the form of a transaction: `POST /webpayserver/initTransaction` with `token_ws`. */
export function openForm(
  transactions: Transactions,
  productName: string,
  body: URLSearchParams,
  response: ServerResponse,
): void {
  const found = transactions.open(body.get('token_ws') ?? '');
  if (!found) return sendPage(response, 400, messagePage(productName, OVER));
  sendPage(response, 200, formPage(productName, found));
}

/** Ends the form as the person chose, and leads back to the shop in one of Webpay's four ways. */
export function endForm(
  transactions: Transactions,
  productName: string,
  body: URLSearchParams,
  response: ServerResponse,
): void {
  const choice = body.get('choice') ?? '';
  const ended = end(transactions, body.get('token_ws') ?? '', choice);
  if (!ended) return sendPage(response, 400, messagePage(productName, OVER));
  const fields = fieldsOf(ended, choice);
  if (choice === 'abort-post') return sendPage(response, 200, postBackPage(productName, ended.returnUrl, fields));
  const back = new URL(ended.returnUrl);
  for (const [name, value] of Object.entries(fields)) back.searchParams.set(name, value);
  response.writeHead(303, { Location: back.href, 'Cache-Control': 'no-store' });
  response.end();
}

function end(transactions: Transactions, token: string, choice: string): Transaction | undefined {
  const card = /^card-\d$/.test(choice) ? CARDS[Number(choice.slice(5))] : undefined;
  if (card) return transactions.choose(token, 'approved', card);
  if (choice === 'reject') return transactions.choose(token, 'rejected', CARDS[0]);
  if (choice === 'timeout') return transactions.choose(token, 'timeout');
  return ['abort', 'abort-post', 'error'].includes(choice) ? transactions.choose(token, 'aborted') : undefined;
}

/** What the browser brings back: by these names the shop knows which way it was. */
function fieldsOf({ token, buyOrder, sessionId }: Transaction, choice: string): Record<string, string> {
  const order = { TBK_ORDEN_COMPRA: buyOrder, TBK_ID_SESION: sessionId };
  if (choice === 'timeout') return order;
  if (choice === 'error') return { token_ws: token, TBK_TOKEN: token, ...order };
  return choice.startsWith('abort') ? { TBK_TOKEN: token, ...order } : { token_ws: token };
}

/** Largest form and call accepted, in bytes. */
const MAX_BODY = 4_000;

/** The text of a request; undefined where it is too large. */
export async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += String(chunk);
    if (text.length > MAX_BODY) return undefined;
  }
  return text;
}
