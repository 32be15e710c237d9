/**
 * A document as the editor writes it (ProseMirror's JSON), with the few kinds of parts that a text of the site may
 * have.
 */

/** Values that a document can name and the page fills in. */
export const VALUES = {
  product: 'Nombre del sitio',
  updated: 'Fecha de la última actualización',
  fee: 'Comisión de la boleta del chef',
} as const;
export type ValueName = keyof typeof VALUES;

/** Parts that a document can place and the page draws. */
export const PARTS = {
  refunds: 'Tabla de devoluciones',
  retention: 'Cuánto se conserva una solicitud',
} as const;
export type PartName = keyof typeof PARTS;

export interface BoldMark {
  type: 'bold';
}
export interface LinkMark {
  type: 'link';
  attrs: { href: string };
}
export type TextMark = BoldMark | LinkMark;

export interface Words {
  type: 'text';
  text: string;
  marks?: TextMark[];
}
export interface Value {
  type: 'value';
  attrs: { name: ValueName };
  marks?: BoldMark[];
}
export type Inline = Words | Value;

export interface Paragraph {
  type: 'paragraph';
  /** In a box. */
  attrs?: { note: true };
  content?: Inline[];
}
export interface Heading {
  type: 'heading';
  /** 1: the page's title; 2: a section, with its anchor; 3: within a section. */
  attrs: { level: 1 | 2 | 3; id?: string };
  content?: Inline[];
}
export interface ListItem {
  type: 'listItem';
  content: Paragraph[];
}
export interface List {
  type: 'bulletList' | 'orderedList';
  content: ListItem[];
}
export interface Part {
  type: 'part';
  attrs: { name: PartName };
}
export type Block = Paragraph | Heading | List | Part;

/** The figures of the terms, with which offers are calculated. */
export interface Figures {
  /** The chef's fee in percent of the price, which the price per person does not include. */
  fee: number;
  /** Business days before the evening: more than the first refund the first part, fewer than the second the third. */
  days: [more: number, fewer: number];
  /** Refunded parts of the price, in percent. */
  percents: [number, number, number];
}

export interface TextDocument {
  type: 'doc';
  /** Of the terms only. */
  attrs?: Figures;
  content: Block[];
}

/** The words of inline parts, without marks; `said` gives the values that the page fills in. */
export function plainText(content: readonly Inline[] = [], said: (name: ValueName) => string = () => ''): string {
  return content.map((part) => (part.type === 'text' ? part.text : said(part.attrs.name))).join('');
}

/** A section: its heading and the blocks below it, up to the next. */
export interface Section {
  heading: Heading;
  blocks: Block[];
}

/** A document split at its second-level headings, with the blocks before the first. */
export function partsOf({ content }: TextDocument): { top: Block[]; sections: Section[] } {
  const top: Block[] = [];
  const sections: Section[] = [];
  for (const block of content) {
    if (block.type === 'heading' && block.attrs.level === 2) sections.push({ heading: block, blocks: [] });
    else (sections.at(-1)?.blocks ?? top).push(block);
  }
  return { top, sections };
}
