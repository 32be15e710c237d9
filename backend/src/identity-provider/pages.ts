import { createHash } from 'node:crypto';
import type { Account } from './accounts.js';

const STYLE = `
:root { color-scheme: light; }
* { box-sizing: border-box; margin: 0; }
body { min-height: 100vh; padding: 3rem 1.25rem; background: #faf7f2; color: #2b211c; font: 400 1.0625rem/1.5 Figtree, system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; }
h1 { font: 380 2.5rem/1.05 Fraunces, Georgia, serif; letter-spacing: -.028em; text-wrap: balance; }
h2 { margin: 2.5rem 0 .75rem; font: 400 1.375rem/1.2 Fraunces, Georgia, serif; letter-spacing: -.01em; }
p { margin-top: .75rem; color: #5c4d44; }
ul { margin-top: 2rem; padding: 0; list-style: none; border-top: 1px solid #e3d7c8; }
h2 + ul { margin-top: 0; }
button { font: inherit; color: inherit; text-align: left; cursor: pointer; background: none; border: 0; }
li button { display: block; width: 100%; padding: .875rem .75rem; border-bottom: 1px solid #e3d7c8; border-radius: 2px; transition: background 140ms; }
li button:hover { background: #f5e5dd; }
strong { display: block; font: 420 1.1875rem/1.3 Fraunces, Georgia, serif; color: #8a3b2a; }
span { display: block; font-size: .9375rem; color: #5c4d44; overflow-wrap: anywhere; }
.cancel { margin-top: 2rem; padding: .7rem 1.5rem; border: 1.5px solid #8a3b2a; border-radius: 999px; color: #8a3b2a; font-weight: 600; }
.cancel:hover { background: #f5e5dd; }
:focus-visible { outline: 2px solid #8a3b2a; outline-offset: 3px; }
@media (prefers-reduced-motion: reduce) { li button { transition: none; } }
`;

/**
 * The pages may load only their own style, and no script. There is no `form-action`, because browsers apply it also to
 * the redirects after the form, and these lead back to the product.
 */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

/** The page that stands in for Google's "choose an account". Each account is a button; one more button leaves. */
export function chooserPage(productName: string, people: readonly Account[], outsiders: readonly Account[]): string {
  return page(
    `Elige una cuenta | ${productName}`,
    `<h1>Elige una cuenta</h1>
<p>Esta página reemplaza a Google en tu máquina: entra a ${escaped(productName)} con cualquiera de estas cuentas. En producción no existe.</p>
<form method="post">
<ul>${people.map(accountButton).join('')}</ul>
<h2>Otra persona</h2>
<ul>${outsiders.map(accountButton).join('')}</ul>
<button class="cancel" name="account" value="">Cancelar</button>
</form>`,
  );
}

/** A page with one sentence. */
export function messagePage(productName: string, sentence: string): string {
  return page(productName, `<h1>${escaped(productName)}</h1>\n<p>${escaped(sentence)}</p>`);
}

const accountButton = ({ sub, name, email, note }: Account): string =>
  `<li><button name="account" value="${sub}"><strong>${escaped(name)}</strong><span>${escaped(email)}</span><span>${escaped(note)}</span></button></li>`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="es-CL"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main>${body}</main></body></html>`;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
