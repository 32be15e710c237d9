import { describe, expect, it } from '@jest/globals';
import { documentOf } from './check-document.js';
import { ORIGINALS } from './originals/index.js';
import { TEXTS, type TextName } from './text-names.js';
import { TextRefusedError } from './texts.errors.js';

const doc = (...content: unknown[]) => ({ type: 'doc', content });
const p = (...content: unknown[]) => ({ type: 'paragraph', content });
const t = (text: string, ...marks: unknown[]) =>
  marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text };
const h = (level: number, text: string, attrs = {}) => ({
  type: 'heading',
  attrs: { level, ...attrs },
  content: [t(text)],
});
const link = (href: unknown) => ({ type: 'link', attrs: { href } });
const question = (...blocks: unknown[]) => doc(h(2, '¿Qué?', { id: null }), ...blocks);
const read = (name: TextName, value: unknown) => documentOf(name, JSON.stringify(value));

/** Content that somebody may send to the API, or paste into an editor that another program imitates. */
const HOSTILE: [string, unknown][] = [
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript&colon;alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'vbscript:msgbox(1)',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    'filesystem:https://a.example/x',
    'view-source:https://a.example',
    'about:blank',
    'ws://a.example',
    'ftp://a.example',
    'intent://a.example#Intent;end',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\u202emoc.live',
    'https://',
    'https://x',
    'https://user:secret@a.example/',
    'https:evil.example',
    'http:/evil.example',
    'https://a.example/"onmouseover="alert(1)',
    "https://a.example/'onmouseover='alert(1)",
    'https://a.example/<script>',
    'https://a.example/`x`',
    'mailto:',
    'mailto:a@b',
    'mailto:a@b.cl\nbcc:x@y.cl',
    'tel:',
    'tel:javascript',
    '#',
    '',
    'cotiza',
    `https://a.example/${'x'.repeat(500)}`,
    null,
    1,
    {},
    ['https://a.example'],
  ].map((href): [string, unknown] => [
    `a link to ${JSON.stringify(href)}`.slice(0, 80),
    question(p(t('x', link(href)))),
  ]),
  ...[
    'image',
    'iframe',
    'script',
    'html',
    'rawHtml',
    'htmlBlock',
    'embed',
    'object',
    'video',
    'audio',
    'svg',
    'math',
    'style',
    'codeBlock',
    'blockquote',
    'table',
    'tableRow',
    'horizontalRule',
    'hardBreak',
    'mention',
    'youtube',
    'doc',
    'text',
    'listItem',
    'constructor',
    '__proto__',
    'toString',
  ].map((type): [string, unknown] => [
    `a block ${type}`,
    question(p(t('x')), { type, attrs: { src: 'x' }, content: [] }),
  ]),
  ...['italic', 'code', 'textStyle', 'highlight', 'underline', 'style', 'constructor', '__proto__'].map(
    (type): [string, unknown] => [`a mark ${type}`, question(p(t('x', { type })))],
  ),
  ['an attribute of a paragraph', question({ ...p(t('x')), attrs: { onclick: 'alert(1)' } })],
  ['a style of a paragraph', question({ ...p(t('x')), attrs: { style: 'position:fixed' } })],
  ['a class of a paragraph', question({ ...p(t('x')), attrs: { class: 'x' } })],
  ['an attribute of a heading', doc(h(2, 'x', { onclick: 'alert(1)' }), p(t('x')))],
  ['an attribute of a link', question(p(t('x', { type: 'link', attrs: { href: '/cotiza', onclick: 'x' } })))],
  ['a target of a link', question(p(t('x', { type: 'link', attrs: { href: '/cotiza', target: '_top' } })))],
  ['an attribute of a bold word', question(p(t('x', { type: 'bold', attrs: { style: 'x' } })))],
  ['a mark twice', question(p(t('x', { type: 'bold' }, { type: 'bold' })))],
  ['an attribute of a text', question(p({ ...t('x'), attrs: { src: 'x' } }))],
  ['html beside the words', question({ ...p(t('x')), html: '<script>alert(1)</script>' })],
  ['a member __html', question({ ...p(t('x')), dangerouslySetInnerHTML: { __html: 'x' } })],
  ['a member of the document', { ...question(p(t('x'))), script: 'alert(1)' }],
  ['a heading of level 4', question(p(t('x')), h(4, 'x'))],
  ['a heading of level "2"', question(p(t('x')), { type: 'heading', attrs: { level: '2' }, content: [t('x')] })],
  [
    'a list in a list',
    question({ type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'bulletList', content: [] }] }] }),
  ],
  ['a list of paragraphs', question({ type: 'bulletList', content: [p(t('x'))] })],
  ['a list without entries', question({ type: 'bulletList', content: [] })],
  ['words outside of a block', doc(h(2, 'x'), t('x'))],
  ['a text that is a number', question(p({ type: 'text', text: 1 }))],
  ['a text that is a list', question(p({ type: 'text', text: ['x'] }))],
  ['an empty text', question(p(t('')))],
  ['NUL', question(p(t('a\u0000b')))],
  ['half a letter', question(p(t('\ud800')))],
  ['an unknown value', question(p({ type: 'value', attrs: { name: 'password' } }))],
  ['a value of another text', question(p({ type: 'value', attrs: { name: 'fee' } }))],
  ['an inherited value', question(p({ type: 'value', attrs: { name: 'constructor' } }))],
  ['a part of another text', question({ type: 'part', attrs: { name: 'refunds' } })],
  ['content that is an object', { type: 'doc', content: { 0: p(t('x')) } }],
  ['a document that is a list', [p(t('x'))]],
  ['a document of another kind', { type: 'paragraph', content: [] }],
  ['null', null],
  ['a text without a title', doc(p(t('x')))],
  ['a title without a text', doc(h(2, 'x'))],
  ['an empty title', doc(h(2, ' '), p(t('x')))],
  ['too many pieces', question(...Array.from({ length: 2_100 }, () => p(t('x'))))],
  ['too many questions', doc(...Array.from({ length: 41 }, () => [h(2, 'x'), p(t('x'))]).flat())],
];

describe('a hostile document', () => {
  it('comes in a hundred kinds', () => expect(HOSTILE.length).toBeGreaterThanOrEqual(100));

  it.each(HOSTILE)('is refused: %s', (_, value) => {
    expect(() => read('questions', value)).toThrow(TextRefusedError);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '1',
    `${'['.repeat(30_000)}`,
    `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  ])('is refused when it is no document at all: %s', (json) => {
    expect(() => documentOf('questions', json.slice(0, 60_000))).toThrow(TextRefusedError);
  });

  it('is told apart from one that cannot be read', () => {
    expect(() => documentOf('questions', '{')).toThrow('El texto no se puede leer.');
    expect(() => documentOf('questions', '{}')).toThrow('El texto tiene algo que aquí no se puede usar.');
  });

  it('is refused with a member that every object inherits', () => {
    expect(() => documentOf('questions', '{"type":"doc","content":[],"__proto__":{"x":1}}')).toThrow(TextRefusedError);
  });
});

describe('a document', () => {
  it.each(TEXTS)('that the product came with is one: %s', (name) => {
    expect(read(name, ORIGINALS[name])).toEqual(ORIGINALS[name]);
  });

  it.each([
    'https://www.sii.cl/a?b=c#d',
    'http://a.cl',
    'mailto:hola@sobremesa.cl',
    'tel:+56912345678',
    '/cotiza?chef=a',
    '/',
  ])('may link to %s', (href) => {
    expect(read('questions', question(p(t('x', link(href))))).content[1]).toEqual(p(t('x', link(href))));
  });

  it('leaves out lines without words, and keeps what the editor adds out of it', () => {
    const written = question({ type: 'paragraph', attrs: { note: false } }, p(t('x')), { type: 'paragraph' });
    expect(read('questions', written)).toEqual(doc(h(2, '¿Qué?'), p(t('x'))));
  });

  it('leaves out lines of spaces and entries of lists without words', () => {
    const value = p({ type: 'value', attrs: { name: 'product' } });
    const listOf = (...entries: unknown[][]) => ({
      type: 'bulletList',
      content: entries.map((content) => ({ type: 'listItem', content })),
    });
    const written = question(listOf([p()], [p(t('x')), p(t('\u00a0 '))], [value]), listOf([p()], []), p(t('\u00a0')));
    expect(read('questions', written)).toEqual(doc(h(2, '¿Qué?'), listOf([p(t('x'))], [value])));
  });

  it('has boxes, bold words, links and lists only where its page shows them', () => {
    const box = { ...p(t('x')), attrs: { note: true } };
    const list = { type: 'bulletList', content: [{ type: 'listItem', content: [p(t('x'))] }] };
    const rich = question(box, p(t('x', { type: 'bold' })), list, { ...list, type: 'orderedList' });
    expect(read('questions', rich)).toEqual(doc(h(2, '¿Qué?'), ...rich.content.slice(1)));
    expect(() => read('fee', doc(box))).toThrow('El texto tiene algo que aquí no se puede usar.');
    for (const mark of [{ type: 'bold' }, link('/cotiza')])
      expect(() => read('fee', doc(p(t('x', mark))))).toThrow('Este texto no lleva negritas ni enlaces.');
    expect(() => read('fee', doc(list))).toThrow('Este texto no lleva listas.');
    expect(() => read('questions', question({ ...box, attrs: { note: 'x' } }))).toThrow(TextRefusedError);
  });

  it('has 2,000 pieces at most: blocks, entries of lists, and pieces of text', () => {
    // The title is two pieces, a list like this four.
    const list = { type: 'bulletList', content: [{ type: 'listItem', content: [p(t('x'))] }] };
    const lists = Array.from({ length: 499 }, () => list);
    expect(read('questions', question(...lists, p(t('x')))).content).toHaveLength(501);
    for (const more of [p(t('x'), t('x')), p(t('x'), { type: 'value', attrs: { name: 'product' } })])
      expect(() => read('questions', question(...lists, more))).toThrow('El texto es demasiado largo.');
  });

  it('places only the parts that its page draws, with nothing in them', () => {
    const { content } = ORIGINALS.terms;
    const withPart = (part: object) => ({
      ...ORIGINALS.terms,
      content: content.map((block) => (block.type === 'part' ? { ...block, ...part } : block)),
    });
    expect(read('terms', withPart({}))).toEqual(ORIGINALS.terms);
    for (const part of [{ attrs: { name: 'otra' } }, { attrs: { name: 'retention' } }, { content: [] }])
      expect(() => read('terms', withPart(part))).toThrow('El texto tiene algo que aquí no se puede usar.');
    const kept = { type: 'part', attrs: { name: 'retention' } };
    expect(
      read('privacy', { ...ORIGINALS.privacy, content: [...ORIGINALS.privacy.content, kept] }).content.at(-1),
    ).toEqual(kept);
  });

  it('has titles of plain words, and anchors only where its page has them', () => {
    const bold = { ...h(2, 'x'), content: [t('x', { type: 'bold' })] };
    expect(() => read('questions', doc(bold, p(t('x'))))).toThrow('Este texto no lleva negritas ni enlaces.');
    expect(read('questions', doc(h(2, 'x', { id: 'x' }), p(t('x')))).content[0]).toEqual(h(2, 'x'));
    const { content } = read('terms', {
      ...ORIGINALS.terms,
      content: [...ORIGINALS.terms.content, h(3, 'x', { id: 'y' }), p(t('x'))],
    });
    expect(content.at(-2)).toEqual(h(3, 'x'));
  });

  it('has as many sections as its page has places', () => {
    const three = ORIGINALS['how-it-works'].content.slice(0, -2);
    expect(() => read('how-it-works', doc(...three))).toThrow(
      /Este texto lleva 4 puntos, uno para cada fotografía: tiene 3\./,
    );
  });

  it('gives each section of the terms an anchor, which stays when its words change', () => {
    const [title, lead, , ...rest] = ORIGINALS.terms.content;
    const changed = {
      ...ORIGINALS.terms,
      content: [
        title,
        lead,
        h(2, 'Tus datos', { id: 'privacidad' }),
        ...rest,
        h(2, 'Propiedad: ¡nueva!'),
        p(t('x')),
        h(2, 'Propiedad nueva'),
        p(t('x')),
        h(2, 'Dudas', { id: 'dudas' }),
        p(t('x')),
      ],
    };
    const ids = read('terms', changed).content.flatMap((one) =>
      one.type === 'heading' && one.attrs.level === 2 ? [one.attrs.id] : [],
    );
    expect(ids[0]).toBe('privacidad');
    expect(ids.slice(-3)).toEqual(['propiedad-nueva', 'propiedad-nueva-2', 'dudas-2']);
  });

  it('states the fee and the refunds of the terms once, with figures that can be meant', () => {
    const { content, attrs } = ORIGINALS.terms;
    expect(() => read('terms', { ...ORIGINALS.terms, content: content.filter(({ type }) => type !== 'part') })).toThrow(
      'La tabla de devoluciones va una vez en los términos.',
    );
    for (const wrong of [
      { fee: -1 },
      { fee: 10.755 },
      { fee: '10' },
      { days: [3, 5] },
      { days: [5] },
      { percents: [50, 100, 30] },
      { percents: [100, 50, -1] },
      { percents: [100, 50.5, 30] },
    ])
      expect(() => read('terms', { type: 'doc', content, attrs: { ...attrs, ...wrong } })).toThrow(TextRefusedError);
  });
});
