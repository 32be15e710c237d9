import type { ApiConnection } from '../api/base-query';
import type { CompanyDto } from '../api/public.generated';
import { shownRut } from '../ui/rut';
import type { SiteSettings } from '../ui/settings';
import type { Block, Inline, TextDocument } from '../ui/text/document';

/**
 * What the foot of every page says. It comes with the settings, which are part of every document: no visitor's first load has
 * code for it. A page is of use without it.
 */
export async function footerText(connection: ApiConnection, product: string): Promise<SiteSettings['footer']> {
  const [text, company] = await Promise.all([
    asked<{ document?: TextDocument }>(connection, 'texts/shown/footer'),
    asked<CompanyDto>(connection, 'company/one'),
  ]);
  if (!text?.document) return undefined;
  const [say = [], base = []] = text.document.content.map((block) => pieces(block, product));
  return { say, base: [...base, ...identityOf(company)] };
}

/** What the API answers. Nothing where it does not: the server has logged why. */
async function asked<Data>({ baseUrl, fetch, remembered }: ApiConnection, name: string): Promise<Data | undefined> {
  const path = `/api/v1/${name}`;
  try {
    const known = await remembered?.(path);
    if (known !== undefined) return (known as { data: Data }).data;
    const answer = await fetch(new Request(baseUrl + path));
    return answer.ok ? ((await answer.json()) as { data: Data }).data : undefined;
  } catch {
    return undefined;
  }
}

/** Who the company is in law, where it says so. */
function identityOf(company: CompanyDto | undefined): string[] {
  const { legal_name: name, rut } = company ?? {};
  const facts = [name, rut && `RUT ${shownRut(rut)}`].filter(Boolean);
  return facts.length > 0 ? [` ${facts.join(', ')}.`] : [];
}

const pieces = (block: Block, product: string): string[] =>
  block.type === 'paragraph' ? (block.content ?? []).map((one) => said(one, product)) : [];

const said = (one: Inline, product: string): string => (one.type === 'text' ? one.text : product);
