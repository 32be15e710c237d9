import { escaped, standInPage } from '../platform/start/stand-in.js';
import { CARDS } from './cards.js';
import type { Transaction } from './transactions.js';

/** What a person can let happen without paying. */
const OTHERS: readonly (readonly [choice: string, name: string, note: string])[] = [
  ['reject', 'Rechazar', 'La tarjeta no acepta el cobro'],
  ['abort', 'Anular', 'Anular la compra y volver'],
  ['abort-post', 'Anular, como en el ambiente de integración', 'Lo mismo, y se vuelve por POST'],
  ['timeout', 'Dejar pasar el tiempo', 'Nadie paga en los diez minutos del formulario'],
  ['error', 'Error y volver', 'El formulario falla y la persona vuelve al sitio'],
];

/** The page that stands in for Webpay's form. Every way to end it is a button. */
export function formPage(productName: string, { token, amount, buyOrder }: Transaction): string {
  const cards = CARDS.map(({ name, digits }, index) => choice(`card-${index}`, name, `Tarjeta terminada en ${digits}`));
  return standInPage(
    `Webpay de prueba | ${productName}`,
    `<h1>Webpay de prueba</h1>
<p>Esta página reemplaza a Webpay en tu máquina: no se cobra nada y no se piden datos de tarjetas. En producción no existe.</p>
<dl><div class="amount"><dt>Total</dt><dd>${pesos(amount)}</dd></div><div><dt>Orden de compra</dt><dd>${escaped(buyOrder)}</dd></div></dl>
<form method="post" action="/webpayserver/choose"><input type="hidden" name="token_ws" value="${token}">
<h2>Aprobar</h2>
<ul>${cards.join('')}</ul>
<h2>Otra cosa</h2>
<ul>${OTHERS.map((one) => choice(...one)).join('')}</ul>
</form>`,
  );
}

/** A page that leads back to the shop by POST, as Webpay's integration environment does after an abort. */
export function postBackPage(productName: string, returnUrl: string, fields: Record<string, string>): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  );
  return standInPage(
    `Webpay de prueba | ${productName}`,
    `<h1>Anulaste la compra</h1>
<p>No se cobró nada.</p>
<form method="post" action="${escaped(returnUrl)}">${inputs.join('')}<button class="back">Volver a ${escaped(productName)}</button></form>`,
  );
}

/** A page with one sentence. */
export function messagePage(productName: string, sentence: string): string {
  return standInPage(productName, `<h1>Webpay de prueba</h1>\n<p>${escaped(sentence)}</p>`);
}

const choice = (value: string, name: string, note: string): string =>
  `<li><button name="choice" value="${value}"><strong>${name}</strong><span>${note}</span></button></li>`;

const pesos = (amount: number): string => `$${amount.toLocaleString('es-CL')}`;
