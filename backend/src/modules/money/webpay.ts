import { Injectable, type Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { CARDS_ASKED, timed } from '../../platform/metrics/measured.js';
import type { PaymentProvider } from '../../payment-provider/index.js';

/** What a client's browser posts to, and with which token. */
export interface Opened {
  url: string;
  token: string;
}

/** The state of a transaction, as Webpay answers it. */
export interface WebpayAnswer {
  status: string;
  buyOrder: string;
  /** Whole CLP. */
  amount: number;
  responseCode: number | null;
  cardType: string | null;
  instalments: number | null;
  cardDigits: string | null;
  authorizationCode: string | null;
  /** What is left after refunds; null where Webpay does not say it. */
  balance: number | null;
}

/** What became of a refund: made, or refused with a code. */
export type Refunded = { made: true } | { made: false; code: number | null };

/** Webpay understood a call and refuses it: nothing was done by it. */
export class WebpayRefused extends Error {
  override name = 'WebpayRefused';

  constructor(readonly status: number) {
    super(`Webpay answered ${status}`);
  }
}

/** Webpay did not answer, or failed: what was asked for may have been done. */
export class WebpaySilent extends Error {
  override name = 'WebpaySilent';

  /** @param status the HTTP status of an answer that says nothing about what was asked for */
  constructor(readonly status?: number) {
    super(status === undefined ? 'Webpay did not answer' : `Webpay answered ${status}`);
  }
}

/** For `catch`: logs what the provider did, without anything of the payment. Other errors are thrown again. */
export const logged = (logger: Logger, call: keyof Transaction) => (error: unknown) => {
  if (!(error instanceof WebpayRefused || error instanceof WebpaySilent)) throw error;
  logger.warn({ call, problem: error.message }, 'the payment provider did not do what was asked');
  return error;
};

/** The hosts of Webpay Plus. */
const HOSTS = {
  integration: 'https://webpay3gint.transbank.cl',
  production: 'https://webpay3g.transbank.cl',
} as const;

/** How long Webpay may take, in milliseconds: less than a process that stops waits for its work. */
const PATIENCE_MS = 8_000;

/** HTTP answers that mean that a call was understood and refused. */
const REFUSED = [400, 404, 422];

/** The calls of the library, whose answers have no types. */
interface Transaction {
  create(buyOrder: string, sessionId: string, amount: number, returnUrl: string): Promise<unknown>;
  commit(token: string): Promise<unknown>;
  status(token: string): Promise<unknown>;
  refund(token: string, amount: number): Promise<unknown>;
}

/**
 * Webpay Plus, or the stand-in where it is not configured outside production. The library is loaded with the first call. It throws
 * one kind of error whose text alone says what happened: here it becomes `WebpayRefused` or `WebpaySilent`.
 */
@Injectable()
export class Webpay implements OnApplicationShutdown {
  /** Shorter in specs. */
  patience = PATIENCE_MS;
  private standIn: Promise<PaymentProvider> | undefined;

  constructor(private readonly env: Env) {}

  /** Whether clients can pay by card. */
  get offered(): boolean {
    return this.env.takesCards;
  }

  /**
   * The host to which browsers post their form.
   * @throws WebpaySilent
   */
  async origin(): Promise<string> {
    return (await this.shop()).origin;
  }

  /** @throws WebpayRefused, WebpaySilent */
  async create(buyOrder: string, sessionId: string, amount: number, returnUrl: string): Promise<Opened> {
    const { token, url } = await this.call('create', (webpay) => webpay.create(buyOrder, sessionId, amount, returnUrl));
    if (typeof token !== 'string' || typeof url !== 'string') throw new WebpaySilent();
    return { token, url };
  }

  /**
   * Takes the money of a payment that its client made.
   * @throws WebpayRefused, WebpaySilent
   */
  async commit(token: string): Promise<WebpayAnswer> {
    return answerIn(await this.call('commit', (webpay) => webpay.commit(token)));
  }

  /** @throws WebpayRefused, WebpaySilent */
  async status(token: string): Promise<WebpayAnswer> {
    return answerIn(await this.call('status', (webpay) => webpay.status(token)));
  }

  /** @throws WebpaySilent */
  async refund(token: string, amount: number): Promise<Refunded> {
    try {
      const { type, response_code: code } = await this.call('refund', (webpay) => webpay.refund(token, amount));
      if (type === 'REVERSED' || (type === 'NULLIFIED' && code === 0)) return { made: true };
      if (type !== 'NULLIFIED') throw new WebpaySilent();
      return { made: false, code: numberOr(code) };
    } catch (error) {
      if (error instanceof WebpayRefused) return { made: false, code: null };
      throw error;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    const standIn = await this.standIn?.catch(() => undefined);
    await standIn?.stop();
  }

  private async call(
    name: keyof Transaction,
    work: (webpay: Transaction) => Promise<unknown>,
  ): Promise<Record<string, unknown>> {
    const webpay = await this.webpay();
    return timed(
      CARDS_ASKED,
      () => name,
      async () => {
        const answer = await work(webpay).catch(failed);
        if (typeof answer !== 'object' || answer === null) throw new WebpaySilent();
        return answer as Record<string, unknown>;
      },
    );
  }

  private async webpay(): Promise<Transaction> {
    const { origin, commerceCode, apiKey } = await this.shop();
    const { default: library } = await import('transbank-sdk');
    return new library.WebpayPlus.Transaction(new library.Options(commerceCode, apiKey, origin, this.patience));
  }

  private async shop(): Promise<Pick<PaymentProvider, 'origin' | 'commerceCode' | 'apiKey'>> {
    const {
      WEBPAY_COMMERCE_CODE: commerceCode,
      WEBPAY_API_KEY: apiKey,
      WEBPAY_ENVIRONMENT,
      WEBPAY_STAND_IN,
    } = this.env;
    if (commerceCode !== undefined && apiKey !== undefined)
      return { origin: WEBPAY_STAND_IN ?? HOSTS[WEBPAY_ENVIRONMENT ?? 'integration'], commerceCode, apiKey };
    if (!this.offered) throw new WebpaySilent();
    this.standIn ??= import('../../payment-provider/index.js').then(({ startPaymentProvider }) =>
      startPaymentProvider({ production: this.env.production, productName: this.env.PRODUCT_NAME }),
    );
    return this.standIn;
  }
}

/** The library keeps of a failure only its text: 'Error: Request failed with status code 422'. */
function failed(error: unknown): never {
  const [, status] = /status code (\d{3})/.exec(error instanceof Error ? error.message : '') ?? [];
  if (status === undefined) throw new WebpaySilent();
  throw REFUSED.includes(Number(status)) ? new WebpayRefused(Number(status)) : new WebpaySilent(Number(status));
}

const textOr = (value: unknown, longest: number): string | null =>
  typeof value === 'string' && value !== '' ? value.slice(0, longest) : null;
const numberOr = (value: unknown): number | null => (Number.isInteger(value) ? Number(value) : null);
const codeOr = (value: unknown): string | null =>
  typeof value === 'string' && /^[A-Za-z0-9-]{1,10}$/.test(value) ? value : null;

function answerIn(answer: Record<string, unknown>): WebpayAnswer {
  const { status, buy_order, amount, card_detail: card } = answer;
  if (typeof status !== 'string' || typeof buy_order !== 'string' || typeof amount !== 'number')
    throw new WebpaySilent();
  const digits = typeof card === 'object' && card !== null && 'card_number' in card ? card.card_number : null;
  return {
    status,
    buyOrder: buy_order,
    amount,
    responseCode: numberOr(answer['response_code']),
    cardType: textOr(answer['payment_type_code'], 2),
    instalments: numberOr(answer['installments_number']),
    // Some shops get the whole number: only its end is kept.
    cardDigits: typeof digits === 'string' ? digits.slice(-4) : null,
    authorizationCode: codeOr(answer['authorization_code']),
    balance: numberOr(answer['balance']),
  };
}
