import { expect, it } from '@jest/globals';
import { webpayReturn } from './webpay-return.js';

const [token, order, session] = ['a'.repeat(64), 'C-2026-0001-ABCDEFGH', '0d6a2f34-1f0e-4a5a-9a53-6f5a1c2b3d4e'];
const back = { TBK_ORDEN_COMPRA: order, TBK_ID_SESION: session };

it.each([
  ['went through', { token_ws: token }, { token }],
  ['aborted', { TBK_TOKEN: token, ...back }, { aborted: token, order, session }],
  ['too late', back, { order, session }],
  ['failed', { token_ws: token, TBK_TOKEN: token, ...back }, { token, aborted: token, order, session }],
])('reads the ways back: %s', (_way, fields, read) => {
  expect(webpayReturn(new URLSearchParams(fields))).toEqual(read);
});

it.each([
  [{}],
  [{ token_ws: '' }],
  [{ token_ws: 'a'.repeat(65) }],
  [{ token_ws: "' or 1=1 --" }],
  [{ TBK_ORDEN_COMPRA: order }],
  [{ ...back, TBK_ID_SESION: 'x' }],
])('reads nothing in %j', (fields) => {
  expect(webpayReturn(new URLSearchParams(fields))).toBeUndefined();
});
