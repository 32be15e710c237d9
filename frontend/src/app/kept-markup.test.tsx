/** @jest-environment node */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

import { keepMarkup } from '../ui/keep-markup';
import { renderWithKept } from './kept-markup';

interface CardProps {
  name: string;
  tags?: string[];
}

const drawn: string[] = [];

function Card({ name, tags = [] }: CardProps) {
  drawn.push(name);
  return (
    <li title={name}>
      {name} de {tags.length}{' '}
      {tags.map((tag) => (
        <i key={tag}>{tag}</i>
      ))}
    </li>
  );
}

const KeptCard = (card: CardProps) => keepMarkup(['card', card], <Card {...card} />);

function page(Shown: typeof KeptCard, cards: CardProps[]): string {
  return renderToString(
    <main>
      Chefs
      <ul>
        {cards.map((card, at) => (
          <Shown key={at} {...card} />
        ))}
      </ul>
      y <b>más</b>
    </main>,
  );
}

const renderKept = (...cards: CardProps[]) => renderWithKept(() => page(KeptCard, cards));

beforeEach(() => void drawn.splice(0));

const ANA = { name: 'Ana <"&$&">', tags: ['chilena', 'mar'] };
const BERTA = { name: 'Berta </template><template id="x-0"></template>' };

test('markup that is kept is the same to the byte as what is rendered, beside what is new', () => {
  const plain = page(Card, [ANA, BERTA, ANA]);
  drawn.splice(0);
  expect(renderKept(ANA, BERTA, ANA)).toBe(plain);
  expect(drawn).toEqual([ANA.name, BERTA.name, ANA.name]);
  expect(renderKept(ANA, BERTA, ANA)).toBe(plain);
  expect(drawn).toHaveLength(3);
  const clara = { name: 'Clara' };
  const mixed = page(Card, [clara, ANA, clara, BERTA]);
  expect(renderKept(clara, ANA, clara, BERTA)).toBe(mixed);
});

test('whatever changes in a piece makes it new', () => {
  renderKept(ANA);
  const changed = { ...ANA, tags: ['chilena', 'sierra'] };
  expect(renderKept(changed)).toBe(page(Card, [changed]));
});

test('what is kept inside a choice says which is chosen', () => {
  const options = (value: number) => (
    <>
      {[1, 2].map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
      {value}
    </>
  );
  const choice = (value: number, shown = options(value)) =>
    renderToString(
      <select value={value} onChange={() => undefined}>
        {shown}
      </select>,
    );
  for (const value of [1, 2, 1, 2])
    expect(renderWithKept(() => choice(value, keepMarkup(['options', value], options(value)) as ReactElement))).toBe(
      choice(value),
    );
});

test('pages without such pieces, and pages rendered in another way, are left alone', () => {
  expect(renderWithKept(() => page(Card, [ANA]))).toBe(page(KeptCard, [ANA]));
});

test('a page that fails leaves nothing behind', () => {
  const fail = () => {
    throw new Error('gone');
  };
  expect(() => renderWithKept(fail)).toThrow('gone');
  expect(page(KeptCard, [ANA])).toBe(page(Card, [ANA]));
});

test('what was needed longest ago is forgotten when there is too much', () => {
  // Six million letters of keys and markup.
  const long = 'a la leña '.repeat(500);
  const many = Array.from({ length: 1_000 }, (_, at) => ({ name: `Chef ${at}`, tags: [long] }));
  renderKept(ANA, ...many);
  drawn.splice(0);
  renderKept({ name: 'Chef 999', tags: [long] });
  expect(drawn).toEqual([]);
  renderKept(ANA);
  expect(drawn).toEqual([ANA.name]);
});
