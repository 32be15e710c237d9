import type { WebpayReturn } from './payments.service.js';

const TOKEN = /^[0-9A-Za-z]{1,64}$/;

/** What Webpay lets a browser bring back, and how each of it looks. Anything else is nobody's. */
const FIELDS = {
  token: ['token_ws', TOKEN],
  aborted: ['TBK_TOKEN', TOKEN],
  order: ['TBK_ORDEN_COMPRA', /^[\w-]{1,26}$/],
  session: ['TBK_ID_SESION', /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i],
} as const satisfies Record<keyof WebpayReturn, readonly [name: string, shape: RegExp]>;

/** What a browser brought back from Webpay; undefined where no payment can be meant by it. */
export function webpayReturn(fields: URLSearchParams): WebpayReturn | undefined {
  const back: WebpayReturn = {};
  for (const [key, [name, shape]] of Object.entries(FIELDS)) {
    const value = fields.get(name);
    if (value !== null && shape.test(value)) back[key as keyof WebpayReturn] = value;
  }
  const { token, aborted, order, session } = back;
  const isKnown = token !== undefined || aborted !== undefined || (order !== undefined && session !== undefined);
  return isKnown ? back : undefined;
}
