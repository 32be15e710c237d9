import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { listenLocally, sendPage, stopServer } from '../platform/start/stand-in.js';
import { StartError } from '../platform/start/start-error.js';
import { bodyOf, endForm, openForm } from './form.js';
import { messagePage } from './pages.js';
import { Refusal, Transactions, type Transaction } from './transactions.js';

/** A call of the shop. */
export type ProviderCall = 'create' | 'commit' | 'status' | 'refund';

/**
 * How a call goes wrong on purpose, in tests: its request or its answer is lost, it is done later than the shop waits (in
 * milliseconds), or it fails with 500 before or after it was done.
 */
export type Mishap =
  'request lost' | 'answer lost' | { done: 'late'; after: number } | 'broken before' | 'broken after';

export interface PaymentProviderOptions {
  /** True refuses to start: in production only Webpay takes money. */
  production: boolean;
  productName: string;
  /** The clock, in milliseconds since 1970. */
  now?: () => number;
  /** Tests only: what goes wrong with a call. */
  mishap?: (call: ProviderCall) => Mishap | undefined;
}

/** A running stand-in for Webpay. */
export interface PaymentProvider {
  origin: string;
  commerceCode: string;
  apiKey: string;
  /** What it knows, the oldest transaction first. */
  readonly transactions: Transaction[];
  stop(): Promise<void>;
}

const API = '/rswebpaytransaction/api/webpay/v1.2/transactions';
const TOKEN = '([0-9a-zA-Z]{1,64})';
const CALLS: readonly (readonly [ProviderCall, string, RegExp])[] = [
  ['create', 'POST', new RegExp(`^${API}$`)],
  ['commit', 'PUT', new RegExp(`^${API}/${TOKEN}$`)],
  ['status', 'GET', new RegExp(`^${API}/${TOKEN}$`)],
  ['refund', 'POST', new RegExp(`^${API}/${TOKEN}/refunds$`)],
];

/**
 * Starts a stand-in for Webpay Plus on a free port of the loopback address, so that paying and giving back run whole on a machine
 * without a contract. No card is asked for: the person chooses what happens. It forgets everything when it stops.
 * @throws StartError in production
 */
export async function startPaymentProvider(options: PaymentProviderOptions): Promise<PaymentProvider> {
  if (options.production)
    throw new StartError(
      'El Webpay de prueba no se usa en producción: define WEBPAY_COMMERCE_CODE, WEBPAY_API_KEY y WEBPAY_ENVIRONMENT.',
    );
  const { server, host } = await listenLocally();
  const shop = { commerceCode: '597055555532', apiKey: randomBytes(32).toString('hex') };
  const transactions = new Transactions(options.now ?? Date.now);
  const provider = new Provider(host, shop, transactions, options);
  server.on('request', (request, response) => {
    provider.answer(request, response).catch(() => response.destroy());
  });
  return {
    origin: `http://${host}`,
    ...shop,
    get transactions() {
      return transactions.all;
    },
    stop: () => stopServer(server),
  };
}

class Provider {
  constructor(
    private readonly host: string,
    private readonly shop: Pick<PaymentProvider, 'commerceCode' | 'apiKey'>,
    private readonly transactions: Transactions,
    private readonly options: PaymentProviderOptions,
  ) {}

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { productName } = this.options;
    const { method = '', url = '' } = request;
    // A hostile page may point its own name at this address (DNS rebinding). Its requests then carry that name.
    if (request.headers.host !== this.host)
      return sendPage(response, 421, messagePage(productName, 'Esta dirección no se atiende.'));
    const body = await bodyOf(request);
    if (body === undefined) return sendJson(response, 413, { error_message: 'Request too large' });
    if (method === 'POST' && url === '/webpayserver/initTransaction')
      return openForm(this.transactions, productName, new URLSearchParams(body), response);
    if (method === 'POST' && url === '/webpayserver/choose')
      return endForm(this.transactions, productName, new URLSearchParams(body), response);
    for (const [call, verb, path] of CALLS) {
      const found = method === verb ? path.exec(url) : null;
      if (found) return this.call(call, { request, response, token: found[1] ?? '', body });
    }
    sendPage(response, 404, messagePage(productName, 'Aquí no hay nada: este servidor solo reemplaza a Webpay.'));
  }

  private async call(call: ProviderCall, asked: Asked): Promise<void> {
    const { request, response } = asked;
    const { 'tbk-api-key-id': code, 'tbk-api-key-secret': key } = request.headers;
    if (code !== this.shop.commerceCode || key !== this.shop.apiKey)
      return sendJson(response, 401, { error_message: 'Not Authorized' });
    const mishap = this.options.mishap?.(call);
    if (mishap === 'request lost') return void response.destroy();
    if (mishap === 'broken before') return sendJson(response, 500, { error_message: 'Internal Server Error' });
    if (typeof mishap === 'object') await pause(mishap.after);
    const [status, answer] = this.done(call, asked);
    if (mishap === 'answer lost') response.destroy();
    else if (mishap === 'broken after') sendJson(response, 500, { error_message: 'Internal Server Error' });
    else sendJson(response, status, answer);
  }

  private done(call: ProviderCall, { token, body }: Asked): [status: number, answer: object] {
    try {
      if (call === 'commit') return [200, this.transactions.commit(token)];
      if (call === 'status') return [200, this.transactions.status(token)];
      const sent = fieldsOf(body);
      if (call === 'refund') return [200, this.transactions.refund(token, sent['amount'])];
      const created = this.transactions.create(sent);
      return [200, { token: created.token, url: `http://${this.host}/webpayserver/initTransaction` }];
    } catch (error) {
      if (error instanceof Refusal) return [error.status, { error_message: error.message }];
      throw error;
    }
  }
}

interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  token: string;
  body: string;
}

/** @throws Refusal */
function fieldsOf(body: string): Record<string, unknown> {
  try {
    const fields: unknown = JSON.parse(body);
    if (typeof fields === 'object' && fields !== null) return fields as Record<string, unknown>;
  } catch {
    // It is no JSON.
  }
  throw new Refusal(400, 'Malformed request');
}

/** Sends the answer of a call. */
function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}
