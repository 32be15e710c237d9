import { describe, expect, it } from '@jest/globals';
import { discoverEntities } from '../../../test/harness/discover-entities.js';
import { StaleVersionError } from '../../platform/database/versioned.entity.js';
import { Chef } from '../chefs/entities.js';
import { Image } from '../files/entities.js';
import { City, Diet, FoodType, Modality } from '../lookups/entities.js';
import { Proposal, proposalSearchKey, type ProposalDetails } from './proposal.entity.js';
import { GuestsRangeError, ModalitiesMissingError, OtherChefError } from './proposals.errors.js';

discoverEntities(Proposal);

const DETAILS: ProposalDetails = {
  dishName: 'Pastel de choclo',
  description: 'Un almuerzo de campo.',
  starter: 'Ensalada',
  mainCourse: 'Pastel',
  dessert: 'Mote',
  guestsMin: 4,
  guestsMax: 14,
  durationMinutes: 180,
};
const dinners = (): Modality => new Modality('Cenas');
const image = (): Image =>
  new Image({ kind: 'proposal', contentHash: 'x', width: 300, height: 300, placeholder: '#000000', variants: [] });

function chef(id: number): Chef {
  const details = {
    chefName: 'Ana',
    description: 'd',
    information: 'i',
    email: 'ana@cocina.example',
    phoneNumber: '+56912345678',
  };
  const made = new Chef({ ...details, instagram: null, facebook: null, x: null, pricePerPerson: null }, 'Ana', {
    modalities: [],
    foodTypes: [],
    cities: [],
  });
  made.id = id;
  return made;
}

const proposal = (modalities: Modality[] | undefined = [dinners()]): Proposal =>
  new Proposal(chef(7), 'Pastel-de-choclo', DETAILS, image(), {
    modalities,
    foodTypes: [],
    cities: [new City('Buin')],
  });

const namesOf = (items: Iterable<{ name: string }>): string[] => [...items].map(({ name }) => name);

describe('a new experience', () => {
  it('is what staff wrote, at the address given', () => {
    expect(proposal()).toMatchObject({ ...DETAILS, slug: 'Pastel-de-choclo', version: 1 });
    expect(namesOf(proposal().cities)).toEqual(['Buin']);
  });

  it('needs a format', () => {
    expect(() => proposal([])).toThrow(ModalitiesMissingError);
    const choices = { foodTypes: [], cities: [] };
    expect(() => new Proposal(chef(7), 'a', DETAILS, image(), choices)).toThrow(ModalitiesMissingError);
  });
});

describe('the search', () => {
  const found = (): Proposal => {
    const hidden = new FoodType('Molecular');
    hidden.hidden = true;
    const choices = { modalities: [dinners()], foodTypes: [hidden, new FoodType('Árabe')], cities: [new City('Buin')] };
    return new Proposal(chef(7), 'a', { ...DETAILS, dishName: 'Ñoquis' }, image(), choices);
  };

  it("reads dish, description, the choices that visitors see, and the chef's name", () => {
    expect(found().searchKey).toBe('noquis un almuerzo de campo. buin cenas arabe ana');
  });

  it('is the same in whatever order the choices come', () => {
    const keyOf = (...foodTypes: string[]) => proposalSearchKey('Pan', 'Rico', foodTypes, 'Ana');
    expect(keyOf('Peruana', 'Mariscos')).toBe('pan rico mariscos peruana ana');
    expect(keyOf('Mariscos', 'Peruana')).toBe(keyOf('Peruana', 'Mariscos'));
  });

  it("reads the chef's new name once it is told", () => {
    const one = found();
    one.chef.chefName = 'Íñigo';
    one.nameForSearch();
    expect(one.searchKey).toBe('noquis un almuerzo de campo. buin cenas arabe inigo');
  });

  it('reads the words of an edit', () => {
    const one = found();
    one.describe({ ...DETAILS, description: 'Rico' }, image(), {
      foodTypes: [],
      cities: [],
      diets: [new Diet('Vegana')],
    });
    expect(one.searchKey).toBe('pastel de choclo rico cenas vegana ana');
  });
});

describe('an experience', () => {
  it('keeps the key of the form that created it, if there is one', () => {
    const creation = { key: '0f4c9f62-3a57-4f0a-8f5e-0a1b2c3d4e5f', digest: 'x' };
    const choices = { modalities: [dinners()], foodTypes: [], cities: [] };
    const made = new Proposal(chef(7), 'a', DETAILS, image(), choices, creation);
    expect([made.creationKey, made.creationDigest]).toEqual([creation.key, 'x']);
    expect(proposal().creationKey).toBeNull();
  });
});

describe('an edit', () => {
  it('replaces everything but the address, and leaves out formats that stay', () => {
    const one = proposal();
    const picture = image();
    one.describe({ ...DETAILS, dishName: 'Humitas' }, picture, { foodTypes: [new FoodType('Chilena')], cities: [] });
    expect(one).toMatchObject({ dishName: 'Humitas', slug: 'Pastel-de-choclo', profileImage: picture });
    expect([namesOf(one.modalities), namesOf(one.foodTypes), namesOf(one.cities)]).toEqual([
      ['Cenas'],
      ['Chilena'],
      [],
    ]);
  });

  it('may take the last format away', () => {
    const one = proposal();
    one.describe(DETAILS, image(), { modalities: [], foodTypes: [], cities: [] });
    expect(one.modalities).toHaveLength(0);
  });

  it('raises the version, and is refused when it was begun before the last one', () => {
    const one = proposal();
    one.beginEdit(1);
    expect(one.version).toBe(2);
    expect(() => one.beginEdit(1)).toThrow(StaleVersionError);
    expect(one.version).toBe(2);
  });

  it('cannot give it to another chef', () => {
    expect(() => proposal().staysWith(8)).toThrow(OtherChefError);
    for (const same of [7, null, undefined]) expect(() => proposal().staysWith(same)).not.toThrow();
  });
});

describe('the guests of an experience', () => {
  const forGuests = (guestsMin: number | null, guestsMax: number | null) => () => {
    proposal().describe({ ...DETAILS, guestsMin, guestsMax }, image(), { foodTypes: [], cities: [] });
  };

  it.each([
    [null, null],
    [1, 1],
    [4, 14],
  ])('may be from %p to %p', (min, max) => {
    expect(forGuests(min, max)).not.toThrow();
  });

  it.each<[number | null, number | null, string, string]>([
    [null, 14, 'guests_min', 'Escribe también desde cuántas personas.'],
    [4, null, 'guests_max', 'Escribe también hasta cuántas personas.'],
    [14, 4, 'guests_max', 'No puede ser menos que el mínimo de personas.'],
  ])('are not from %p to %p', (min, max, field, msg) => {
    expect(forGuests(min, max)).toThrow(new GuestsRangeError(field as 'guests_min', msg));
  });

  it('come with diets, which stay where a form does not name them', () => {
    const one = proposal();
    one.describe(DETAILS, image(), { foodTypes: [], cities: [], diets: [new Diet('Vegana', 'vegana')] });
    one.describe(DETAILS, image(), { foodTypes: [], cities: [] });
    expect(namesOf(one.diets)).toEqual(['Vegana']);
    one.describe(DETAILS, image(), { foodTypes: [], cities: [], diets: [] });
    expect(namesOf(one.diets)).toEqual([]);
  });
});
