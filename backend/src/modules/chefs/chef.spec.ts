import { describe, expect, it } from '@jest/globals';
import { discoverEntities } from '../../../test/harness/discover-entities.js';
import { StaleVersionError } from '../../platform/database/versioned.entity.js';
import { Image } from '../files/entities.js';
import { City, FoodType, Modality } from '../lookups/entities.js';
import { Chef, publicSearchKey, type ChefChoices, type ChefDetails } from './chef.entity.js';

discoverEntities(Chef);

const DETAILS: ChefDetails = {
  chefName: 'Ñusta Pérez',
  description: 'Cocina de feria.',
  information: 'Doce años en Lima.',
  email: 'Ana@Cocina.example',
  phoneNumber: '+56912345678',
  instagram: 'https://instagram.com/nusta',
  facebook: null,
  x: null,
  pricePerPerson: 35_000,
};

const choices = (said: Partial<ChefChoices> = {}): ChefChoices => ({
  modalities: [new Modality('Cenas')],
  foodTypes: [new FoodType('Española')],
  cities: [new City('Buin')],
  ...said,
});
const chef = (said?: Partial<ChefChoices>): Chef => new Chef(DETAILS, 'Ñusta-Pérez', choices(said));
const image = (): Image =>
  new Image({ kind: 'gallery', contentHash: 'x', width: 300, height: 300, placeholder: '#000000', variants: [] });

const namesOf = (items: Iterable<{ name: string }>): string[] => [...items].map(({ name }) => name);

describe('a new chef', () => {
  it('is what staff wrote, at the address given', () => {
    const one = chef();
    expect(one).toMatchObject({ ...DETAILS, slug: 'Ñusta-Pérez', version: 1 });
    expect([namesOf(one.modalities), namesOf(one.foodTypes), namesOf(one.cities)]).toEqual([
      ['Cenas'],
      ['Española'],
      ['Buin'],
    ]);
  });

  it('is public at once, is no favourite, and has no pictures in its gallery', () => {
    expect(chef()).toMatchObject({ state: 'ACTIVE', favorite: false });
    expect(chef().gallery).toHaveLength(0);
  });

  it('keeps the key of the form that created it, if there is one', () => {
    const creation = { key: '0f4c9f62-3a57-4f0a-8f5e-0a1b2c3d4e5f', digest: 'x' };
    const made = new Chef(DETAILS, 'a', choices(), creation);
    expect([made.creationKey, made.creationDigest]).toEqual([creation.key, 'x']);
    expect(chef().creationKey).toBeNull();
  });
});

describe('an edit', () => {
  it('replaces everything but the address', () => {
    const one = chef();
    const written = { ...DETAILS, chefName: 'Ana', instagram: null, pricePerPerson: null };
    one.describe(written, { modalities: [new Modality('Clases')], foodTypes: [], cities: [new City('Lota')] });
    expect(one).toMatchObject({ ...written, slug: 'Ñusta-Pérez' });
    expect([namesOf(one.modalities), namesOf(one.foodTypes), namesOf(one.cities)]).toEqual([['Clases'], [], ['Lota']]);
  });

  it('raises the version, and is refused when it was begun before the last one', () => {
    const one = chef();
    one.updatedAt = new Date(0);
    one.beginEdit(1);
    expect(one.version).toBe(2);
    expect(one.updatedAt.getTime()).toBeGreaterThan(0);
    expect(() => one.beginEdit(1)).toThrow(StaleVersionError);
    expect(one.version).toBe(2);
  });

  it.each([null, undefined])('without a version (%s) is accepted, and raises it', (none) => {
    const one = chef();
    one.beginEdit(none);
    expect(one.version).toBe(2);
  });
});

describe('the search', () => {
  it('of staff reads name and e-mail, without case and accents, also after an edit', () => {
    const one = chef();
    expect(one.searchKey).toBe('nusta perez ana@cocina.example');
    one.describe({ ...DETAILS, chefName: 'Íñigo', email: 'i@c.example' }, choices());
    expect(one.searchKey).toBe('inigo i@c.example');
  });

  it('of visitors reads name, description, food types, formats and communes, and nothing private', () => {
    expect(chef().publicSearchKey).toBe('nusta perez cocina de feria. buin cenas espanola');
    expect(publicSearchKey('Ana', 'Pan', [])).toBe('ana pan');
    expect(publicSearchKey('Ana', 'Pan', ['Peruana', 'Mariscos'])).toBe('ana pan mariscos peruana');
    expect(publicSearchKey('Ana', 'Pan', ['Mariscos', 'Peruana'])).toBe('ana pan mariscos peruana');
  });

  it('of visitors does not read the choices that are hidden from them', () => {
    const hidden = new FoodType('Molecular');
    hidden.hidden = true;
    const one = chef({ foodTypes: [hidden, new FoodType('Española'), new FoodType('Árabe')] });
    expect(one.publicSearchKey).toBe('nusta perez cocina de feria. buin cenas espanola arabe');
    expect(namesOf(one.foodTypes)).toEqual(['Molecular', 'Española', 'Árabe']);
  });
});

describe('the switches of the list', () => {
  it('take a chef off the site and back', () => {
    const one = chef();
    one.toggleState();
    expect(one.state).toBe('DESACTIVADO');
    one.toggleState();
    expect(one.state).toBe('ACTIVE');
  });

  it('make a chef a favourite and end it, and note when, because the home page shows the newest first', () => {
    const one = chef();
    for (const favorite of [true, false]) {
      one.favoriteChangedAt = new Date(0);
      one.toggleFavorite();
      expect(one.favorite).toBe(favorite);
      expect(one.favoriteChangedAt.getTime()).toBeGreaterThan(0);
    }
  });

  it('disturb nobody who edits the chef', () => {
    const one = chef();
    one.toggleState();
    one.toggleFavorite();
    expect(one.version).toBe(1);
  });
});

describe('the gallery', () => {
  const shown = (one: Chef): [number, Image][] =>
    one.gallery.getItems().map(({ position, image: picture }) => [position, picture]);

  it('shows the pictures in the order given, from 0', () => {
    const one = chef();
    const [first, second] = [image(), image()];
    one.showGallery([first, second]);
    expect(shown(one)).toEqual([
      [0, first],
      [1, second],
    ]);
    expect(one.gallery.getItems().every((item) => item.chef === one)).toBe(true);
  });

  it('takes another order, more pictures and fewer, in the places it has', () => {
    const one = chef();
    const [first, second, third] = [image(), image(), image()];
    one.showGallery([first, second]);
    const places = one.gallery.getItems();
    one.showGallery([second, third, first]);
    expect(shown(one)).toEqual([
      [0, second],
      [1, third],
      [2, first],
    ]);
    expect(one.gallery.getItems().slice(0, 2)).toEqual(places);
    one.showGallery([third]);
    expect(shown(one)).toEqual([[0, third]]);
    one.showGallery([]);
    expect(one.gallery).toHaveLength(0);
  });
});
