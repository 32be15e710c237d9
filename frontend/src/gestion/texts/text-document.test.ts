import type { Block, TextDocument } from '../../ui/text/document';
import { onlyIn } from './text-document';

const words = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const REFUNDS: Block = { type: 'part', attrs: { name: 'refunds' } };
const FEE: Block = { type: 'paragraph', content: [{ type: 'value', attrs: { name: 'fee' } }] };
const FIGURES = { fee: 11.5, days: [6, 3], percents: [100, 50, 30] } satisfies TextDocument['attrs'];
const textOf = (content: Block[], attrs?: TextDocument['attrs']): TextDocument => ({ type: 'doc', attrs, content });

describe('what stands in only one of two documents', () => {
  test('is a block with other words, not one that is only written otherwise', () => {
    const server = textOf([
      words('Uno.'),
      { type: 'heading', attrs: { level: 2, id: null }, content: [] },
      words('Dos.'),
    ]);
    const editor = textOf([
      { content: [{ text: 'Uno.', type: 'text' }], type: 'paragraph', attrs: { note: false } },
      { attrs: { level: 2 }, type: 'heading' },
      words('Tres.'),
    ]);
    expect(server.content.map(onlyIn(server, editor))).toEqual([false, false, true]);
    expect(editor.content.map(onlyIn(editor, server))).toEqual([false, false, true]);
  });

  test('is what reads with other figures', () => {
    const content = [words('Uno.'), REFUNDS, FEE];
    const [before, after] = [textOf(content, FIGURES), textOf(content, { ...FIGURES, percents: [100, 60, 30] })];
    expect(before.content.map(onlyIn(before, after))).toEqual([false, true, false]);
    expect(before.content.map(onlyIn(before, textOf(content, { ...FIGURES })))).toEqual([false, false, false]);
  });
});
