import { useGetShownTextQuery, type ShownTextDto } from '../../api/public.generated';
import type { TextDocument } from '../../ui/text/document';

/** A text of the site, which the page's loader has read. */
export interface Text {
  document: TextDocument;
  /** Its version, from 1 on. */
  number: number;
  /** The day of this version, as 'YYYY-MM-DD'. */
  day: string;
}

/** What the API sends of a text. Its document has the shape that the server gave it, which the contract does not spell out. */
export const textOf = ({ document, number, day }: ShownTextDto): Text => ({
  document: document as unknown as TextDocument,
  number,
  day,
});

/** A text of the site. Undefined while it is not read. */
export function useText(text: ShownTextDto['text']): Text | undefined {
  const shown = useGetShownTextQuery({ text }).data?.data;
  return shown && textOf(shown);
}
