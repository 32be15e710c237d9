import { escaped, standInPage } from '../platform/start/stand-in.js';
import type { Account } from './accounts.js';

/** The page that stands in for Google's "choose an account". Each account is a button; one more button leaves. */
export function chooserPage(productName: string, people: readonly Account[], outsiders: readonly Account[]): string {
  return standInPage(
    `Elige una cuenta | ${productName}`,
    `<h1>Elige una cuenta</h1>
<p>Esta página reemplaza a Google en tu máquina: entra a ${escaped(productName)} con cualquiera de estas cuentas. En producción no existe.</p>
<form method="post">
<ul>${people.map(accountButton).join('')}</ul>
<h2>Otra persona</h2>
<ul>${outsiders.map(accountButton).join('')}</ul>
<button class="back" name="account" value="">Cancelar</button>
</form>`,
  );
}

/** A page with one sentence. */
export function messagePage(productName: string, sentence: string): string {
  return standInPage(productName, `<h1>${escaped(productName)}</h1>\n<p>${escaped(sentence)}</p>`);
}

const accountButton = ({ sub, name, email, note }: Account): string =>
  `<li><button name="account" value="${sub}"><strong>${escaped(name)}</strong><span>${escaped(email)}</span><span>${escaped(note)}</span></button></li>`;
