import { describe, expect, it } from '@jest/globals';
import { documentOf } from './check-document.js';

const t = (text: string, ...marks: unknown[]) => ({ type: 'text', text, ...(marks.length > 0 && { marks }) });
const p = (...content: unknown[]) => ({ type: 'paragraph', content });
const list = (...content: unknown[]) => ({ type: 'bulletList', content });
const item = (...content: unknown[]) => ({ type: 'listItem', content });
const BOLD = { type: 'bold' };
const LINK = { type: 'link', attrs: { href: '/cotiza' } };
const UNKNOWN = 'El texto tiene algo que aquí no se puede usar.';

/** How a block below a question is read. */
const read = (block: unknown): unknown => {
  const heading = { type: 'heading', attrs: { level: 2 }, content: [t('¿Qué?')] };
  return documentOf('questions', JSON.stringify({ type: 'doc', content: [heading, block] })).content[1];
};

describe('a list', () => {
  it('loses what the editor notes of it', () => {
    const noted = {
      ...list({ ...item({ ...p(t('x')), attrs: {} }), attrs: {} }),
      attrs: { start: 2, type: 'a', tight: true },
    };
    expect(read(noted)).toEqual(list(item(p(t('x')))));
  });

  it.each([
    ['another note', { ...list(item(p(t('x')))), attrs: { style: 'x' } }, UNKNOWN],
    ['an entry of another kind', list({ ...item(p(t('x'))), type: 'entry' }), UNKNOWN],
    ['a list in it', list(item(list(item(p(t('x')))))), 'Una lista no lleva otra lista dentro.'],
  ])('is refused with %s', (_what, block, msg) => expect(() => read(block)).toThrow(msg));
});

describe('words', () => {
  it('may be bold and a link', () => expect(read(p(t('x', BOLD, LINK)))).toEqual(p(t('x', BOLD, LINK))));

  it('are marked by nothing else, also if it has an address', () => {
    expect(() => read(p(t('x', { ...LINK, type: 'italic' })))).toThrow(UNKNOWN);
  });

  it('link to what is safe, and are refused in words', () => {
    expect(() => read(p(t('x', { ...LINK, attrs: { href: 'ftp://a.cl' } })))).toThrow(
      'Un enlace empieza con https://, http://, mailto:, tel: o es una página del sitio, como /cotiza.',
    );
  });

  it('are a text', () => expect(() => read(p({ ...t('x'), type: 'hardBreak' }))).toThrow(UNKNOWN));

  it('may be 5,000 characters long', () => {
    expect(read(p(t('x'.repeat(5_000))))).toEqual(p(t('x'.repeat(5_000))));
    expect(() => read(p(t('x'.repeat(5_001))))).toThrow(UNKNOWN);
  });
});

describe('what the page fills in', () => {
  const value = { type: 'value', attrs: { name: 'product' } };

  it('may be bold, and is never a link', () => {
    expect(read(p({ ...value, marks: [BOLD, LINK] }))).toEqual(p({ ...value, marks: [BOLD] }));
    expect(read(p({ ...value, marks: [LINK] }))).toEqual(p(value));
  });

  it('has no words of its own', () => expect(() => read(p({ ...value, text: 'x' }))).toThrow(UNKNOWN));
});
