import { describe, expect, it } from '@jest/globals';
import { headingIds } from './heading-ids.js';
import type { Block, Heading } from './text-document.js';

const section = (text: string, id?: string): Heading => ({
  type: 'heading',
  attrs: { level: 2, ...(id !== undefined && { id }) },
  content: [{ type: 'text', text }],
});
const idsOf = (...sections: Block[]) =>
  headingIds(sections).map((block) => (block.type === 'heading' ? block.attrs.id : undefined));

describe('a section', () => {
  it.each([
    ['Pago y reserva', 'pago-y-reserva'],
    ['¿Ñandú, «açaí»?', 'nandu-acai'],
    ['2. Devoluciones', 'devoluciones'],
    ['2026', 'seccion'],
    ['Undefined', 'undefined'],
    ['¡!', 'seccion'],
    [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
    ['a'.repeat(61), 'a'.repeat(60)],
  ])('gets an anchor from its words: %s', (text, id) => expect(idsOf(section(text))).toEqual([id]));

  it.each(['a', 'pago-2', 'a'.repeat(80)])('keeps the one that it has: %s', (id) => {
    expect(idsOf(section('Otra cosa', id))).toEqual([id]);
  });

  it.each(['', '2a', '-a', 'Pago', 'a b', 'a!', 'a'.repeat(81), 'contenido', 'dudas', 'root', 'page-state'])(
    'gets another one instead of what is none, or belongs to the page: %j',
    (id) => expect(idsOf(section('Otra cosa', id))).toEqual(['otra-cosa']),
  );

  it('shares its anchor with no other: the first of two keeps it', () => {
    expect(
      idsOf(section('Pago'), section('Pago'), section('x', 'pago'), section('y', 'pago'), section('Pago')),
    ).toEqual(['pago-2', 'pago-3', 'pago', 'y', 'pago-4']);
  });
});

it('a title within a section takes no anchor from one', () => {
  const within: Block = { type: 'heading', attrs: { level: 3, id: 'pago' }, content: [] };
  expect(idsOf(within, section('Pago'))).toEqual(['pago', 'pago']);
});

it('what is no section has no anchor', () => {
  const others: Block[] = [
    { type: 'heading', attrs: { level: 3, id: 'x' }, content: [] },
    { type: 'paragraph', content: [] },
  ];
  expect(headingIds(others)).toEqual(others);
});
