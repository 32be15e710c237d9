import { partsOf, plainText, type Block, type Figures, type Inline, type TextDocument } from './text-document.js';
import type { TextShape } from './text-shapes.js';
import { TextRefusedError } from './texts.errors.js';

/**
 * Throws unless a document has what its page needs, and nothing that the page cannot show.
 * @throws TextRefusedError
 */
export function refuseShape(document: TextDocument, shape: TextShape): void {
  const { top, sections } = partsOf(document);
  refuseHeadings(document.content, shape);
  refuseTop(top, shape);
  if (shape.sections) {
    const { least, most, called } = shape.sections;
    if (sections.length < least || sections.length > most)
      throw new TextRefusedError(`Este texto lleva ${between(least, most)} ${called}: tiene ${sections.length}.`);
    if (sections.some(({ blocks }) => blocks.length === 0))
      throw new TextRefusedError('Cada título lleva algo escrito debajo.');
    for (const [at, most] of (shape.longest ?? []).entries())
      if (sections[at] && lengthOf(sections[at].blocks) > most)
        throw new TextRefusedError(
          `Usa como máximo ${most} caracteres en «${plainText(sections[at].heading.content)}».`,
        );
  }
  const named = document.content.flatMap(namesIn);
  for (const need of shape.needs)
    if (named.filter((name) => name === need).length !== 1)
      throw new TextRefusedError(
        need === 'refunds'
          ? 'La tabla de devoluciones va una vez en los términos.'
          : 'La comisión va una vez en este texto: usa «Insertar».',
      );
}

function refuseHeadings(content: readonly Block[], { hasTop, sections, isRich }: TextShape): void {
  for (const [at, block] of content.entries()) {
    if (block.type !== 'heading') continue;
    const { level } = block.attrs;
    if (plainText(block.content, () => 'x').trim() === '') throw new TextRefusedError('Un título está vacío.');
    const isPlaced = level === 1 ? hasTop && at === 0 : level === 2 ? sections !== undefined : isRich;
    if (!isPlaced) throw new TextRefusedError('Un título está donde este texto no lleva uno.');
  }
}

function refuseTop(top: readonly Block[], { hasTop, sections, paragraphs }: TextShape): void {
  if (hasTop) {
    const [title, lead, ...rest] = top;
    const isTop = title?.type === 'heading' && lead?.type === 'paragraph' && rest.length === 0;
    if (!isTop || isMarked(lead.content))
      throw new TextRefusedError('La página empieza con su título y un párrafo, sin negritas ni enlaces.');
    return;
  }
  if (sections && top.length > 0) throw new TextRefusedError('Este texto empieza con un título.');
  if (!paragraphs) return;
  const { least, most, longest } = paragraphs;
  if (top.length < least || top.length > most)
    throw new TextRefusedError(
      `Este texto lleva ${between(least, most)} ${most === 1 ? 'párrafo' : 'párrafos'}: tiene ${top.length}.`,
    );
  if (top.some((block) => lengthOf([block]) > longest))
    throw new TextRefusedError(`Cada párrafo lleva como máximo ${longest} caracteres.`);
}

/** Characters of some paragraphs, each on its line. */
const lengthOf = (blocks: readonly Block[]): number =>
  [...blocks.map((block) => (block.type === 'paragraph' ? plainText(block.content) : '')).join('\n')].length;

const isMarked = (content: readonly Inline[] = []): boolean => content.some(({ marks }) => marks !== undefined);

const between = (least: number, most: number): string => (least === most ? `${least}` : `entre ${least} y ${most}`);

/** The values and parts that a block names. */
function namesIn(block: Block): string[] {
  if (block.type === 'part') return [block.attrs.name];
  if (block.type === 'paragraph' || block.type === 'heading')
    return (block.content ?? []).flatMap((one) => (one.type === 'value' ? [one.attrs.name] : []));
  return block.content.flatMap(({ content }) => content.flatMap(namesIn));
}

/**
 * The figures of the terms: each within its bounds, days and parts decreasing.
 * @throws TextRefusedError
 */
export function figuresOf(value: unknown): Figures {
  const { fee, days, percents } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  if (typeof fee !== 'number' || !(fee >= 0 && fee <= 100) || Math.abs(fee * 100 - Math.round(fee * 100)) > 1e-6)
    throw new TextRefusedError('La comisión va de 0 a 100 %, con dos decimales como máximo.');
  if (!isWholes(days, 2, 60) || !isWholes(percents, 3, 100))
    throw new TextRefusedError('Los días van de 0 a 60 y las devoluciones de 0 a 100 %, sin decimales.');
  const [more = 0, fewer = 0] = days;
  const [first = 0, second = 0, third = 0] = percents;
  if (more <= fewer || fewer < 2)
    throw new TextRefusedError('Los días de la devolución van de más a menos, y desde 2.');
  if (first < second || second < third) throw new TextRefusedError('Las devoluciones van de más a menos.');
  return { fee, days: [more, fewer], percents: [first, second, third] };
}

const isWholes = (value: unknown, count: number, most: number): value is number[] =>
  Array.isArray(value) &&
  value.length === count &&
  value.every((one) => Number.isInteger(one) && (one as number) >= 0 && (one as number) <= most);
