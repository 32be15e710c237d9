import type { CompanyDto } from '../api/public.generated';
import { shownRut } from '../ui/rut';
import type { SiteSettings } from '../ui/settings';
import type { Block, Inline, TextDocument } from '../ui/text/document';
import type { PageStore } from './page-store';

/**
 * What the foot of every page says. It comes with the settings, which are part of every document: no visitor's first load has
 * code for it. A page is of use without it.
 */
export async function footerText({ ask }: Pick<PageStore, 'ask'>, product: string): Promise<SiteSettings['footer']> {
  const [text, company] = await Promise.all([
    orNothing(ask('getShownText', { text: 'footer' }) as unknown as Promise<Shown>),
    orNothing(ask('getCompany')),
  ]);
  const { document } = text?.data ?? {};
  if (!document) return undefined;
  const [say = [], base = []] = document.content.map((block) => pieces(block, product));
  return { say, base: [...base, ...identityOf(company?.data)] };
}

/** The contract does not spell out the shape of a document. */
interface Shown {
  data?: { document?: TextDocument };
}

/** What the API answers. Nothing where it does not: the server has logged why. */
const orNothing = <Data>(asked: Promise<Data>): Promise<Data | undefined> => asked.catch(() => undefined);

/** Who the company is in law, where it says so. */
function identityOf(company: CompanyDto | undefined): string[] {
  const { legal_name: name, rut } = company ?? {};
  const facts = [name, rut && `RUT ${shownRut(rut)}`].filter(Boolean);
  return facts.length > 0 ? [` ${facts.join(', ')}.`] : [];
}

const pieces = (block: Block, product: string): string[] =>
  block.type === 'paragraph' ? (block.content ?? []).map((one) => said(one, product)) : [];

const said = (one: Inline, product: string): string => (one.type === 'text' ? one.text : product);
