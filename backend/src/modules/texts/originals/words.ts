import type {
  Block,
  BoldMark,
  Figures,
  Heading,
  Inline,
  List,
  Paragraph,
  Part,
  PartName,
  TextDocument,
  Value,
  ValueName,
  Words,
} from '../text-document.js';

/** Builders for the parts of a document, so that an original reads like its page. */

type Said = string | Inline;

export const BOLD: BoldMark = { type: 'bold' };

const inline = (said: readonly Said[]): Inline[] =>
  said.map((one) => (typeof one === 'string' ? { type: 'text', text: one } : one));

export const document = (content: Block[], attrs?: Figures): TextDocument =>
  attrs ? { type: 'doc', attrs, content } : { type: 'doc', content };

export const title = (text: string): Heading => ({ type: 'heading', attrs: { level: 1 }, content: inline([text]) });

/** @param id the anchor of the section, where the page has one */
export const h2 = (text: string, id?: string): Heading => ({
  type: 'heading',
  attrs: id === undefined ? { level: 2 } : { level: 2, id },
  content: inline([text]),
});

export const h3 = (text: string): Heading => ({ type: 'heading', attrs: { level: 3 }, content: inline([text]) });

export const p = (...said: Said[]): Paragraph => ({ type: 'paragraph', content: inline(said) });

/** A paragraph in a box. */
export const note = (...said: Said[]): Paragraph => ({ ...p(...said), attrs: { note: true } });

export const ul = (...items: Said[][]): List => ({
  type: 'bulletList',
  content: items.map((said) => ({ type: 'listItem', content: [p(...said)] })),
});

export const b = (text: string): Words => ({ type: 'text', text, marks: [BOLD] });

export const a = (text: string, href: string): Words => ({
  type: 'text',
  text,
  marks: [{ type: 'link', attrs: { href } }],
});

export const value = (name: ValueName, ...marks: BoldMark[]): Value =>
  marks.length > 0 ? { type: 'value', attrs: { name }, marks } : { type: 'value', attrs: { name } };

export const part = (name: PartName): Part => ({ type: 'part', attrs: { name } });
