import { QUOTE_KIND_NAMES } from '../../api/page-values.generated';
import type { CreateQuoteRequestDto } from '../../api/public.generated';

/** The kind with this name. Undefined when there is none. */
export function kindOf(text: string | null): CreateQuoteRequestDto['kind'] | undefined {
  return text !== null && Object.hasOwn(QUOTE_KIND_NAMES, text) ? (text as CreateQuoteRequestDto['kind']) : undefined;
}
