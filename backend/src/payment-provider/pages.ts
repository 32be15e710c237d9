import { createHash } from 'node:crypto';
import { CARDS } from './cards.js';
import type { Transaction } from './transactions.js';

const STYLE = `
:root { color-scheme: light; }
* { box-sizing: border-box; margin: 0; }
body { min-height: 100vh; padding: 3rem 1.25rem; background: #faf7f2; color: #2b211c; font: 400 1.0625rem/1.5 Figtree, system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; }
h1 { font: 380 2.5rem/1.05 Fraunces, Georgia, serif; letter-spacing: -.028em; text-wrap: balance; }
h2 { margin: 2.5rem 0 .75rem; font: 400 1.375rem/1.2 Fraunces, Georgia, serif; letter-spacing: -.01em; }
p { margin-top: .75rem; color: #5c4d44; }
dl { margin-top: 2rem; padding: 1rem 0; border-block: 1px solid #e3d7c8; }
dl div { display: flex; justify-content: space-between; gap: 1rem; }
dt { color: #5c4d44; }
dd { margin: 0; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.amount dd { font: 420 1.5rem/1.3 Fraunces, Georgia, serif; }
ul { padding: 0; list-style: none; border-top: 1px solid #e3d7c8; }
button { font: inherit; color: inherit; text-align: left; cursor: pointer; background: none; border: 0; }
li button { display: block; width: 100%; padding: .875rem .75rem; border-bottom: 1px solid #e3d7c8; border-radius: 2px; transition: background 140ms; }
li button:hover { background: #f5e5dd; }
strong { display: block; font: 420 1.1875rem/1.3 Fraunces, Georgia, serif; color: #8a3b2a; }
span { display: block; font-size: .9375rem; color: #5c4d44; }
.back { margin-top: 2rem; padding: .7rem 1.5rem; border: 1.5px solid #8a3b2a; border-radius: 999px; color: #8a3b2a; font-weight: 600; }
.back:hover { background: #f5e5dd; }
:focus-visible { outline: 2px solid #8a3b2a; outline-offset: 3px; }
@media (prefers-reduced-motion: reduce) { li button { transition: none; } }
`;

/** The pages load only their own style, and no script. There is no `form-action`: browsers apply it to the way back too. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

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
  return page(
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
  return page(
    `Webpay de prueba | ${productName}`,
    `<h1>Anulaste la compra</h1>
<p>No se cobró nada.</p>
<form method="post" action="${escaped(returnUrl)}">${inputs.join('')}<button class="back">Volver a ${escaped(productName)}</button></form>`,
  );
}

/** A page with one sentence. */
export function messagePage(productName: string, sentence: string): string {
  return page(productName, `<h1>Webpay de prueba</h1>\n<p>${escaped(sentence)}</p>`);
}

const choice = (value: string, name: string, note: string): string =>
  `<li><button name="choice" value="${value}"><strong>${name}</strong><span>${note}</span></button></li>`;

const pesos = (amount: number): string => `$${amount.toLocaleString('es-CL')}`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="es-CL"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main>${body}</main></body></html>`;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
