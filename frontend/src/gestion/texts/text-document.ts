import type { Block, Figures, TextDocument } from '../../ui/text/document';

/** The words of a text or version. The server made the document; the contract does not spell out its shape. */
export const documentOf = ({ document }: { document: object }): TextDocument => document as unknown as TextDocument;

/** Whether two documents say the same, whatever the order in which their parts are written down. */
export const isSame = (one: TextDocument, other: TextDocument): boolean => written(one) === written(other);

/** A document, or a part of one, as what says the same is written too. */
export const written = (part: object): string => JSON.stringify(tidy(part));

/** A block with the figures that it is read with: those of refunds, or the fee. */
function read(block: Block, figures?: Figures): string {
  const names = (name: string) => JSON.stringify(block).includes(`"name":"${name}"`);
  const shown = [names('refunds') && [figures?.days, figures?.percents], names('fee') && figures?.fee];
  return written([block, JSON.stringify(shown)]);
}

/** The blocks that another document does not have, or reads with other figures. */
export function onlyIn({ content, attrs }: TextDocument, other: TextDocument): (block: Block) => boolean {
  const theirs = new Set(other.content.map((block) => read(block, other.attrs)));
  const only = new Set(content.filter((block) => !theirs.has(read(block, attrs))));
  return (block) => only.has(block);
}

/** Leaves out what means nothing: empty attributes, and text in pieces that look the same. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return joined(value.map(tidy));
  if (typeof value !== 'object' || value === null) return value;
  const said = Object.entries(value)
    .filter(([, one]) => one !== null && one !== false && one !== undefined && !isEmpty(one))
    .map(([name, one]) => [name, tidy(one)] as const)
    .filter(([, one]) => !isEmpty(one))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(said);
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

interface Piece {
  type?: string;
  text?: string;
  marks?: unknown;
}

function joined(values: unknown[]): unknown[] {
  const whole: unknown[] = [];
  for (const value of values as Piece[]) {
    const last = whole.at(-1) as Piece | undefined;
    const isNext = last?.type === 'text' && value?.type === 'text' && sameMarks(last, value);
    if (isNext) whole[whole.length - 1] = { ...last, text: `${last.text}${value.text}` };
    else whole.push(value);
  }
  return whole;
}

const sameMarks = (one: Piece, other: Piece): boolean => JSON.stringify(one.marks) === JSON.stringify(other.marks);
