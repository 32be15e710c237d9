import { useGetCompanyQuery, type CompanyDto } from '../../api/public.generated';
import { shownRut } from '../../ui/rut';
import { useSettings } from '../../ui/settings';
import type { Block } from '../../ui/text/document';
import { useText } from '../text/use-text';

/** What the foot of every page says, above and below, in pieces. A page is of use without it. */
export function useFooterText(): { say?: string[]; base?: string[] } {
  const { productName } = useSettings();
  const company = useGetCompanyQuery().data?.data;
  const text = useText('footer');
  if (!text) return {};
  const [say = [], base = []] = text.document.content.map((block) => pieces(block, productName));
  return { say, base: [...base, ...identityOf(company)] };
}

/** Who the company is in law, where it says so. */
function identityOf(company: CompanyDto | undefined): string[] {
  const { legal_name: name, rut } = company ?? {};
  const facts = [name, rut && `RUT ${shownRut(rut)}`].filter(Boolean);
  return facts.length > 0 ? [` ${facts.join(', ')}.`] : [];
}

const pieces = (block: Block, product: string): string[] =>
  block.type === 'paragraph'
    ? (block.content ?? []).map((inline) => (inline.type === 'text' ? inline.text : product))
    : [];
