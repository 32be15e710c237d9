/*
 * A text of the site: the document that the API sends. It is built again by the server from what is known, so that nothing else
 * can be in it.
 */

/** What a document names and the page fills in. */
type ValueName = 'product' | 'updated' | 'fee';

/** What a document places and the page draws. */
export type PartName = 'refunds' | 'retention';

export type TextMark = { type: 'bold' } | { type: 'link'; attrs: { href: string } };

export type Inline =
  | { type: 'text'; text: string; marks?: TextMark[] }
  | { type: 'value'; attrs: { name: ValueName }; marks?: TextMark[] };

export interface Paragraph {
  type: 'paragraph';
  attrs?: { note?: boolean };
  content?: Inline[];
}
interface Heading {
  type: 'heading';
  attrs: { level: number; id?: string | null };
  content?: Inline[];
}
interface List {
  type: 'bulletList' | 'orderedList';
  content: { type: 'listItem'; content: Paragraph[] }[];
}
interface Part {
  type: 'part';
  attrs: { name: PartName };
}
export type Block = Paragraph | Heading | List | Part;

/** The figures that the terms state. NaN for one that is missing while somebody writes them. */
export interface Figures {
  /** The chef's fee in percent. */
  fee: number;
  /** Business days before the evening. */
  days: [number, number];
  /** Parts of the price that are given back, in percent. */
  percents: [number, number, number];
}

export interface TextDocument {
  type: 'doc';
  attrs?: Figures;
  content: Block[];
}

/** What the values of a document are on this page. */
export type Said = Partial<Record<ValueName, string>>;

/** A section: its heading and what stands below it. */
export interface Section {
  heading: Heading;
  blocks: Block[];
}

/** Words without marks. */
export const plain = (content: readonly Inline[] = [], said: Said = {}): string =>
  content.map((one) => (one.type === 'text' ? one.text : (said[one.attrs.name] ?? ''))).join('');

/** What stands before the first heading of a level, and what stands below each. */
export function divided(blocks: readonly Block[], level: 2 | 3): { top: Block[]; sections: Section[] } {
  const top: Block[] = [];
  const sections: Section[] = [];
  for (const block of blocks) {
    if (block.type === 'heading' && block.attrs.level === level) sections.push({ heading: block, blocks: [] });
    else (sections.at(-1)?.blocks ?? top).push(block);
  }
  return { top, sections };
}

/** The title and the introduction with which a page begins. */
export function topOf(top: readonly Block[], said: Said): { title: string; lead: string } {
  const [title, lead] = top.map((block) => ('content' in block && isWords(block) ? plain(block.content, said) : ''));
  return { title: title ?? '', lead: lead ?? '' };
}

const isWords = (block: Block): block is Paragraph | Heading => block.type === 'paragraph' || block.type === 'heading';
