import { describe, expect, it } from '@jest/globals';
import type { Block, Inline } from './text-document.js';
import { figuresOf, refuseShape } from './text-rules.js';
import type { TextShape } from './text-shapes.js';

const PLAIN: TextShape = {
  where: '',
  path: null,
  hasTop: false,
  isRich: false,
  hasAnchors: false,
  values: [],
  needs: [],
  parts: [],
  hasFigures: false,
};
const FEE: Inline = { type: 'value', attrs: { name: 'fee' } };
const p = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const h = (level: 1 | 2 | 3, text = 'Título'): Block => ({
  type: 'heading',
  attrs: { level },
  content: [{ type: 'text', text }],
});
const list = (...content: Inline[]): Block => ({
  type: 'bulletList',
  content: [{ type: 'listItem', content: [{ type: 'paragraph', content }] }],
});

/** The refusal of a text of this shape; undefined if it is accepted. */
const said = (shape: Partial<TextShape>, ...content: Block[]): string | undefined => {
  try {
    refuseShape({ type: 'doc', content }, { ...PLAIN, ...shape });
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
};

describe('a text of paragraphs', () => {
  const paragraphs = { least: 1, most: 2, longest: 3 };

  it('has as many as its place has room for, none longer than that', () => {
    expect(said({ paragraphs })).toBe('Este texto lleva entre 1 y 2 párrafos: tiene 0.');
    expect(said({ paragraphs }, p('a'))).toBeUndefined();
    expect(said({ paragraphs }, p('a'), p('🍷🍷🍷'))).toBeUndefined();
    expect(said({ paragraphs }, p('a'), p('b'), p('c'))).toBe('Este texto lleva entre 1 y 2 párrafos: tiene 3.');
    expect(said({ paragraphs }, p('a'), p('abcd'))).toBe('Cada párrafo lleva como máximo 3 caracteres.');
  });

  it('is told to be one where it is one', () => {
    expect(said({ paragraphs: { ...paragraphs, most: 1 } }, p('a'), p('b'))).toBe(
      'Este texto lleva 1 párrafo: tiene 2.',
    );
  });

  it('has no titles', () => {
    for (const level of [1, 2, 3] as const)
      expect(said({ paragraphs }, p('a'), h(level))).toBe('Un título está donde este texto no lleva uno.');
  });
});

describe('a text of sections', () => {
  const sections = { least: 1, most: 2, called: 'partes' };

  it('has as many as its page has places, each with something below', () => {
    expect(said({ sections })).toBe('Este texto lleva entre 1 y 2 partes: tiene 0.');
    expect(said({ sections }, h(2), p('a'))).toBeUndefined();
    expect(said({ sections }, h(2), p('a'), h(2), p('b'))).toBeUndefined();
    expect(said({ sections }, h(2), p('a'), h(2), p('b'), h(2), p('c'))).toBe(
      'Este texto lleva entre 1 y 2 partes: tiene 3.',
    );
    expect(said({ sections }, h(2), p('a'), h(2))).toBe('Cada título lleva algo escrito debajo.');
    expect(said({ sections }, p('a'), h(2), p('b'))).toBe('Este texto empieza con un título.');
  });

  it('is as long as what it is copied to, its lines counted', () => {
    const shape = { sections, longest: [3, 1] };
    expect(said(shape, h(2), p('a'), p('b'), h(2), p('c'))).toBeUndefined();
    expect(said(shape, h(2), p('a'), p('bc'), h(2), p('c'))).toBe('Usa como máximo 3 caracteres en «Título».');
    expect(said(shape, h(2), p('a'), h(2, 'Otro'), p('cd'))).toBe('Usa como máximo 1 caracteres en «Otro».');
    expect(said({ ...shape, isRich: true }, h(2), list({ type: 'text', text: 'abcd' }))).toBeUndefined();
  });

  it('has titles within its sections only where it is rich, and none without words', () => {
    expect(said({ sections }, h(2), h(3), p('a'))).toBe('Un título está donde este texto no lleva uno.');
    expect(said({ sections, isRich: true }, h(2), h(3), p('a'))).toBeUndefined();
    expect(said({ sections }, h(2, ' '), p('a'))).toBe('Un título está vacío.');
    expect(said({ sections }, { ...h(2), content: [FEE] } as Block, p('a'))).toBeUndefined();
  });
});

describe('a page', () => {
  const BEGINS = 'La página empieza con su título y un párrafo, sin negritas ni enlaces.';

  it('begins with its title and one paragraph without marks', () => {
    const shape = { hasTop: true };
    const bold: Block = { type: 'paragraph', content: [FEE, { type: 'text', text: 'a', marks: [{ type: 'bold' }] }] };
    expect(said(shape, h(1), p('a'))).toBeUndefined();
    for (const wrong of [[], [h(1)], [p('a'), p('b')], [h(1), list()], [h(1), p('a'), p('b')], [h(1), bold]])
      expect(said(shape, ...wrong)).toBe(BEGINS);
  });

  it('has its title nowhere else', () => {
    expect(said({ hasTop: true }, p('a'), h(1))).toBe('Un título está donde este texto no lleva uno.');
    expect(said({}, h(1), p('a'))).toBe('Un título está donde este texto no lleva uno.');
  });
});

describe('what a text has to name', () => {
  const fee: Block = { type: 'paragraph', content: [FEE] };
  const refunds: Block = { type: 'part', attrs: { name: 'refunds' } };

  it.each([
    ['a paragraph', fee],
    ['a title', { ...h(2), content: [FEE] } as Block],
    ['a list', list(FEE)],
  ])('is named once, also in %s', (_where, block) => {
    const shape: Partial<TextShape> = { needs: ['fee'], sections: { least: 0, most: 9, called: '' }, hasTop: true };
    const page = [h(1), p('a'), h(2), p('a')];
    const told = 'La comisión va una vez en este texto: usa «Insertar».';
    expect(said(shape, ...page, block, p('a'))).toBeUndefined();
    expect(said(shape, ...page)).toBe(told);
    expect(said(shape, ...page, fee, block, p('a'))).toBe(told);
  });

  it('is placed once, where it is a part', () => {
    const told = 'La tabla de devoluciones va una vez en los términos.';
    expect([said({ needs: ['refunds'] }, refunds), said({ needs: ['refunds'] }, p('a'))]).toEqual([undefined, told]);
    expect(said({ needs: ['refunds'] }, refunds, refunds)).toBe(told);
  });
});

describe('the figures of the terms', () => {
  const FIGURES = { fee: 10.75, days: [5, 3], percents: [100, 50, 30] };

  it.each([
    {},
    { fee: 0 },
    { fee: 100 },
    { days: [60, 2] },
    { days: [3, 2] },
    { percents: [100, 100, 100] },
    { percents: [0, 0, 0] },
  ])('may be %j', (changes) => {
    expect(figuresOf({ ...FIGURES, ...changes, more: 1 })).toEqual({ ...FIGURES, ...changes });
  });

  it.each<[unknown, string]>([
    ...[
      null,
      'x',
      {},
      { ...FIGURES, fee: null },
      { ...FIGURES, fee: -0.01 },
      { ...FIGURES, fee: 100.01 },
      { ...FIGURES, fee: 10.755 },
    ].map((value): [unknown, string] => [value, 'La comisión va de 0 a 100 %, con dos decimales como máximo.']),
    ...[
      { days: [61, 3] },
      { days: [5, 3, 2] },
      { days: [5] },
      { days: '53' },
      { days: [5.5, 3] },
      { percents: [101, 50, 30] },
      { percents: [100, 50] },
      { percents: [100, null, 30] },
      { percents: [100, 50, -1] },
    ].map((changes): [unknown, string] => [
      { ...FIGURES, ...changes },
      'Los días van de 0 a 60 y las devoluciones de 0 a 100 %, sin decimales.',
    ]),
    ...[{ days: [3, 3] }, { days: [5, 1] }].map((changes): [unknown, string] => [
      { ...FIGURES, ...changes },
      'Los días de la devolución van de más a menos, y desde 2.',
    ]),
    ...[{ percents: [50, 60, 30] }, { percents: [100, 50, 51] }].map((changes): [unknown, string] => [
      { ...FIGURES, ...changes },
      'Las devoluciones van de más a menos.',
    ]),
  ])('may not be %j', (value, msg) => expect(() => figuresOf(value)).toThrow(msg));
});
