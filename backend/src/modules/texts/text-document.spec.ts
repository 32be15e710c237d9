import { describe, expect, it } from '@jest/globals';
import { partsOf, plainText, type Block, type Heading, type Inline } from './text-document.js';

const INLINE: Inline[] = [
  { type: 'text', text: 'La comisión es ', marks: [{ type: 'bold' }] },
  { type: 'value', attrs: { name: 'fee' } },
  { type: 'text', text: '.' },
];

describe('the words of a paragraph', () => {
  it('are there without marks, and without what the page fills in', () => {
    expect(plainText(INLINE)).toBe('La comisión es .');
    expect(plainText()).toBe('');
  });

  it('may have what the page fills in', () => {
    expect(plainText(INLINE, (name) => `${name}: 10,75 %`)).toBe('La comisión es fee: 10,75 %.');
  });
});

describe('a document', () => {
  const heading = (level: 1 | 2 | 3): Heading => ({ type: 'heading', attrs: { level } });
  const paragraph = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] });

  it('has a section below each heading of the second level, and what stands before the first', () => {
    const [title, first, second, within] = [heading(1), heading(2), heading(2), heading(3)];
    const content = [title, paragraph('a'), first, second, paragraph('b'), within, paragraph('c')];
    expect(partsOf({ type: 'doc', content })).toEqual({
      top: [title, paragraph('a')],
      sections: [
        { heading: first, blocks: [] },
        { heading: second, blocks: [paragraph('b'), within, paragraph('c')] },
      ],
    });
  });
});
