import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import type { Block, Inline } from './document';
import { Prose } from './Prose';

const html = (...blocks: Block[]) =>
  render(
    <MemoryRouter>
      <Prose blocks={blocks} said={{ fee: '10,75 %' }} />
    </MemoryRouter>,
  ).container.innerHTML;

const said = (...content: Inline[]): Block => ({ type: 'paragraph', content });
const words = (text: string, ...marks: string[]): Inline => ({
  type: 'text',
  text,
  marks: marks.map((mark) => (mark === 'bold' ? { type: 'bold' } : { type: 'link', attrs: { href: mark } })),
});

test('words are words, whatever they look like', () => {
  expect(html(said(words('<img src=x onerror=alert(1)> & "más"')))).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt; &amp; "más"</p>',
  );
});

test('what the page fills in is bold with the words beside it', () => {
  const fee: Inline = { type: 'value', attrs: { name: 'fee' }, marks: [{ type: 'bold' }] };
  expect(html(said(words('El precio '), words('no incluye el ', 'bold'), fee, words('.')))).toBe(
    '<p>El precio <strong>no incluye el 10,75 %</strong>.</p>',
  );
});

test('a link stays on the site, or leaves it in a tab of its own', () => {
  expect(html(said(words('Cotiza', '/cotiza'), words('el SII', 'bold', 'https://www.sii.cl/')))).toBe(
    '<p><a href="/cotiza" data-discover="true">Cotiza</a><a href="https://www.sii.cl/" target="_blank" rel="noopener noreferrer"><strong>el SII</strong></a></p>',
  );
});

test('lists, boxes and headings are those of the site', () => {
  const item = (text: string) => ({
    type: 'listItem' as const,
    content: [{ type: 'paragraph' as const, content: [words(text)] }],
  });
  expect(
    html(
      { type: 'heading', attrs: { level: 3 }, content: [words('Uno')] },
      { type: 'bulletList', content: [item('a'), item('b')] },
      { type: 'orderedList', content: [item('c')] },
      { ...said(words('Ojo')), attrs: { note: true } } as Block,
    ),
  ).toBe('<h3>Uno</h3><ul><li>a</li><li>b</li></ul><ol><li>c</li></ol><p class="long-text__note">Ojo</p>');
});
