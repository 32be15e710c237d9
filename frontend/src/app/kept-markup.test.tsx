/** @jest-environment node */
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
  const many = Array.from({ length: 1_000 }, (_, at) => ({ name: `Chef ${at}` }));
  renderKept(ANA, ...many);
  drawn.splice(0);
  renderKept({ name: 'Chef 999' });
  expect(drawn).toEqual([]);
  renderKept(ANA);
  expect(drawn).toEqual([ANA.name]);
});
