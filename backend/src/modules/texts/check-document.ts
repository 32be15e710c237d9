import { isStorable } from '../../platform/http/value/text.js';
import { headingIds } from './heading-ids.js';
import { isSafeLink } from './safe-link.js';
import {
  plainText,
  type Block,
  type BoldMark,
  type Heading,
  type Inline,
  type LinkMark,
  type List,
  type Paragraph,
  type TextDocument,
  type TextMark,
} from './text-document.js';
import type { TextName } from './text-names.js';
import { figuresOf, refuseShape } from './text-rules.js';
import { TEXT_SHAPES, type TextShape } from './text-shapes.js';
import { TextRefusedError } from './texts.errors.js';

/** Most characters of a document as JSON. */
export const MAX_DOCUMENT = 60_000;

/** Most blocks, list items and pieces of text. */
const MAX_PIECES = 2_000;

/** Most characters of one piece of text. */
const MAX_WORDS = 5_000;

const UNKNOWN = 'El texto tiene algo que aquí no se puede usar.';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Rebuilds a document from known nodes, so that it can contain nothing else. The nesting is fixed by this file: a list
 * has items, an item has paragraphs.
 * @throws TextRefusedError
 */
export function documentOf(name: TextName, json: string): TextDocument {
  const shape = TEXT_SHAPES[name];
  const root = fieldsOf(parsed(json), ['type', 'attrs', 'content']);
  if (root['type'] !== 'doc') throw new TextRefusedError(UNKNOWN);
  const budget = new Budget();
  const blocks = listOf(root['content'] ?? []).map((block) => blockOf(block, shape, budget));
  const content = withoutBlankLines(blocks);
  const document: TextDocument = shape.hasFigures
    ? { type: 'doc', attrs: figuresOf(root['attrs']), content }
    : { type: 'doc', content };
  refuseShape(document, shape);
  return shape.hasAnchors ? { ...document, content: headingIds(content) } : document;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new TextRefusedError('El texto no se puede leer.');
  }
}

/** Counts the parts of a document while it is read. */
class Budget {
  private left = MAX_PIECES;

  spend(): void {
    if (--this.left < 0) throw new TextRefusedError('El texto es demasiado largo.');
  }
}

function blockOf(value: unknown, shape: TextShape, budget: Budget): Block {
  budget.spend();
  const block = fieldsOf(value, ['type', 'attrs', 'content']);
  switch (block['type']) {
    case 'paragraph':
      return paragraphOf(block, shape, budget);
    case 'heading':
      return headingOf(block, shape, budget);
    case 'bulletList':
    case 'orderedList':
      if (!shape.isRich) throw new TextRefusedError('Este texto no lleva listas.');
      return listBlockOf(block['type'], block, shape, budget);
    case 'part': {
      const { name } = fieldsOf(block['attrs'], ['name']);
      const part = shape.parts.find((one) => one === name);
      if (!part || block['content'] !== undefined) throw new TextRefusedError(UNKNOWN);
      return { type: 'part', attrs: { name: part } };
    }
    default:
      throw new TextRefusedError(UNKNOWN);
  }
}

function paragraphOf({ attrs, content }: Fields, shape: TextShape, budget: Budget): Paragraph {
  const { note } = fieldsOf(attrs ?? {}, ['note']);
  if (note !== undefined && typeof note !== 'boolean' && note !== null) throw new TextRefusedError(UNKNOWN);
  if (note && !shape.isRich) throw new TextRefusedError(UNKNOWN);
  const paragraph: Paragraph = { type: 'paragraph', content: inlineOf(content, shape, budget) };
  return note ? { ...paragraph, attrs: { note: true } } : paragraph;
}

function headingOf({ attrs, content }: Fields, shape: TextShape, budget: Budget): Heading {
  const { level, id } = fieldsOf(attrs, ['level', 'id']);
  const known = ([1, 2, 3] as const).find((one) => one === level);
  if (!known) throw new TextRefusedError(UNKNOWN);
  const words = inlineOf(content, { ...shape, isRich: false }, budget);
  const kept = known === 2 && shape.hasAnchors && typeof id === 'string' ? { id } : {};
  return { type: 'heading', attrs: { level: known, ...kept }, content: words };
}

function listBlockOf(type: List['type'], { attrs, content }: Fields, shape: TextShape, budget: Budget): List {
  fieldsOf(attrs ?? {}, ['start', 'type', 'tight']);
  const entries = listOf(content ?? []).map((value) => {
    budget.spend();
    const entry = fieldsOf(value, ['type', 'attrs', 'content']);
    if (entry['type'] !== 'listItem') throw new TextRefusedError(UNKNOWN);
    const paragraphs = listOf(entry['content'] ?? []).map((one) => {
      budget.spend();
      const block = fieldsOf(one, ['type', 'attrs', 'content']);
      if (block['type'] !== 'paragraph') throw new TextRefusedError('Una lista no lleva otra lista dentro.');
      return paragraphOf(block, shape, budget);
    });
    return { type: 'listItem' as const, content: paragraphs };
  });
  if (entries.length === 0) throw new TextRefusedError(UNKNOWN);
  return { type, content: entries };
}

const inlineOf = (value: unknown, shape: TextShape, budget: Budget): Inline[] =>
  listOf(value ?? []).map((one) => inlinePartOf(one, shape, budget));

function inlinePartOf(value: unknown, shape: TextShape, budget: Budget): Inline {
  budget.spend();
  const part = fieldsOf(value, ['type', 'text', 'attrs', 'marks']);
  const marks = listOf(part['marks'] ?? []).map(markOf);
  if (marks.length > 0 && !shape.isRich) throw new TextRefusedError('Este texto no lleva negritas ni enlaces.');
  if (new Set(marks.map(({ type }) => type)).size < marks.length) throw new TextRefusedError(UNKNOWN);
  if (part['type'] === 'value') {
    const name = fieldsOf(part['attrs'], ['name'])['name'];
    const known = shape.values.find((one) => one === name);
    const bold = marks.filter((mark): mark is BoldMark => mark.type === 'bold');
    if (!known || part['text'] !== undefined) throw new TextRefusedError(UNKNOWN);
    return bold.length > 0
      ? { type: 'value', attrs: { name: known }, marks: bold }
      : { type: 'value', attrs: { name: known } };
  }
  const { text } = part;
  if (part['type'] !== 'text' || typeof text !== 'string' || part['attrs'] !== undefined)
    throw new TextRefusedError(UNKNOWN);
  if (text === '' || text.length > MAX_WORDS || !isStorable(text)) throw new TextRefusedError(UNKNOWN);
  return marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text };
}

function markOf(value: unknown): TextMark {
  const { type, attrs } = fieldsOf(value, ['type', 'attrs']);
  if (type === 'bold') {
    if (attrs !== undefined) throw new TextRefusedError(UNKNOWN);
    return { type: 'bold' };
  }
  if (type !== 'link') throw new TextRefusedError(UNKNOWN);
  const { href } = fieldsOf(attrs, ['href']);
  if (!isSafeLink(href))
    throw new TextRefusedError(
      'Un enlace empieza con https://, http://, mailto:, tel: o es una página del sitio, como /cotiza.',
    );
  return { type: 'link', attrs: { href } } satisfies LinkMark;
}

/** Empty lines and items, which the editor leaves at the end and between parts, are dropped. */
const withoutBlankLines = (blocks: readonly Block[]): Block[] =>
  blocks
    .map(withoutBlankEntries)
    .filter((block) => (block.type === 'paragraph' ? !isBlank(block) : !isList(block) || block.content.length > 0));

function withoutBlankEntries(block: Block): Block {
  if (!isList(block)) return block;
  const entries = block.content.map((entry) => ({ ...entry, content: entry.content.filter((one) => !isBlank(one)) }));
  return { ...block, content: entries.filter(({ content }) => content.length > 0) };
}

const isList = (block: Block): block is List => block.type === 'bulletList' || block.type === 'orderedList';

/** Also a line with only spaces, as word processors write it. A value that the page fills in counts as words. */
const isBlank = ({ content }: Paragraph): boolean => plainText(content, () => 'x').trim() === '';

/** An object with exactly these fields. */
function fieldsOf(value: unknown, names: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TextRefusedError(UNKNOWN);
  if (Object.keys(value).some((name) => !names.includes(name))) throw new TextRefusedError(UNKNOWN);
  return value as Fields;
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new TextRefusedError(UNKNOWN);
  return value;
}
