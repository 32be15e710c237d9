import { describe, expect, it } from '@jest/globals';
import { discoverEntities } from '../../../test/harness/discover-entities.js';
import { Image } from '../files/entities.js';
import { Company } from './company.entity.js';
import { HeaderNotFoundError, TooManyHeadersError } from './company.errors.js';
import { isCssColour } from './css-colour.js';

discoverEntities(Company);

const company = (): Company =>
  new Company({
    city: 'Santiago',
    address: 'Av. Italia 1439',
    email: 'hola@sobremesa.example',
    phoneNumber: '+56912345678',
    facebook: null,
    instagram: null,
    linkedin: null,
  });

const image = (): Image =>
  new Image({ kind: 'header', contentHash: 'x', width: 1440, height: 350, placeholder: '#000000', variants: [] });
const add = (to: Company, coverTitle: string, colorText?: string | null) =>
  to.addHeader({ coverTitle, coverDescription: 'Cenas en casa', colorText }, image());
const shown = (one: Company): [number, string][] =>
  one.headers
    .getItems()
    .map(({ position, coverTitle }) => [position, coverTitle] as [number, string])
    .sort();

describe('what staff write', () => {
  it('is what the company says of itself, free Saturdays only once somebody wants that', () => {
    const one = company();
    expect([one.city, one.showFreeSaturdays]).toEqual(['Santiago', false]);
    one.describe({ ...one, city: 'Valparaíso' });
    expect([one.city, one.address]).toEqual(['Valparaíso', 'Av. Italia 1439']);
  });
});

describe('the covers', () => {
  it('follow each other and are at most three', () => {
    const one = company();
    ['Uno', 'Dos', 'Tres'].forEach((title) => add(one, title));
    expect(() => add(one, 'Cuatro')).toThrow(TooManyHeadersError);
    expect(shown(one)).toEqual([
      [1, 'Uno'],
      [2, 'Dos'],
      [3, 'Tres'],
    ]);
  });

  it('close up when one is removed, and the next one is the last', () => {
    const one = company();
    const [first] = ['Uno', 'Dos', 'Tres'].map((title) => add(one, title));
    if (first) one.removeHeader(first);
    add(one, 'Cuatro');
    expect(shown(one)).toEqual([
      [1, 'Dos'],
      [2, 'Tres'],
      [3, 'Cuatro'],
    ]);
  });

  it('keep their order when one is removed, in whichever order they were read', () => {
    const one = company();
    const read = ['Tres', 'Dos', 'Uno'].map((title) => add(one, title));
    for (const [index, header] of read.entries()) header.position = read.length - index;
    if (read[1]) one.removeHeader(read[1]);
    expect(shown(one)).toEqual([
      [1, 'Uno'],
      [2, 'Tres'],
    ]);
  });

  it('have white words unless said', () => {
    const one = company();
    expect([add(one, 'Uno').colorText, add(one, 'Dos', null).colorText, add(one, 'Tres', '#8a3b2a').colorText]).toEqual(
      ['white', 'white', '#8a3b2a'],
    );
  });

  it('are found by id', () => {
    const one = company();
    const header = add(one, 'Uno');
    header.id = 7;
    expect(one.findHeader(7)).toBe(header);
    expect(() => one.findHeader(8)).toThrow(HeaderNotFoundError);
  });
});

describe('a colour', () => {
  it.each(['white', 'rebeccapurple', 'lightgoldenrodyellow', '#fff', '#8a3b2a'])('is %s', (text) => {
    expect(isCssColour(text)).toBe(true);
  });

  it.each([
    '',
    'blanco',
    '#ff',
    '#ffff',
    '#ffffffff',
    'fff',
    '#ggg',
    'rgb(0,0,0)',
    'var(--x)',
    'url(x)',
    'inherit',
    'transparent',
    'currentcolor',
    'x#fff',
    'white;',
    'white}',
    ' white',
    'constructor',
  ])('is not %p', (text) => {
    expect(isCssColour(text)).toBe(false);
  });
});
