import { describe, expect, it } from '@jest/globals';
import { City } from './city.entity.js';
import { Diet } from './diet.entity.js';
import { FoodType } from './food-type.entity.js';
import { LookupDeleting } from './lookup-events.js';
import { LookupInUseError, SameLookupError } from './lookups.errors.js';
import { Modality } from './modality.entity.js';

describe('a choice', () => {
  it('keeps its name without needless spaces, and what it is compared by', () => {
    expect(new FoodType('  Cocina   Árabe ')).toMatchObject({
      name: 'Cocina Árabe',
      nameKey: 'cocina arabe',
      hidden: false,
    });
  });

  it('takes another name, also only another spelling', () => {
    const one = new FoodType('Sushi');
    one.rename(' Súshi ');
    expect(one).toMatchObject({ name: 'Súshi', nameKey: 'sushi' });
    one.rename('Nikkei');
    expect(one).toMatchObject({ name: 'Nikkei', nameKey: 'nikkei' });
  });

  it('is hidden from the site and shown again', () => {
    const one = new FoodType('Sushi');
    one.toggleHidden();
    expect(one.hidden).toBe(true);
    one.toggleHidden();
    expect(one.hidden).toBe(false);
  });

  it('means itself, and the other once it went into it', () => {
    const [one, other] = [new FoodType('Sushi'), new FoodType('Nikkei')];
    expect(one.current).toBe(one);
    one.goInto(other);
    expect([one.current, one.nameKey]).toEqual([other, 'sushi']);
  });

  it('does not go into itself', () => {
    const one = new FoodType('Sushi');
    expect(() => one.goInto(one)).toThrow(SameLookupError);
    expect(one.mergedInto).toBeNull();
  });

  it('leads on without its name when a third one took that', () => {
    const [one, other] = [new FoodType('Sushi'), new FoodType('Nikkei')];
    one.goInto(other);
    one.giveUpName();
    expect([one.current, one.nameKey]).toEqual([other, null]);
  });

  it('comes back as a choice of its own, which the site shows', () => {
    const one = new FoodType('Sushi');
    one.toggleHidden();
    one.goInto(new FoodType('Nikkei'));
    one.comeBack('SUSHI');
    expect(one).toMatchObject({ name: 'SUSHI', nameKey: 'sushi', hidden: false, mergedInto: null });
  });
});

describe('a commune', () => {
  const served = (name: string): City => Object.assign(new City(name), { service: true });

  it('that the quote form offers in any case goes on being offered as the one it went into', () => {
    const [one, other] = [served('Nunoa'), new City('Ñuñoa Centro')];
    one.goInto(other);
    expect([one.service, other.service]).toEqual([false, true]);
    expect(one.current).toBe(other);
  });

  it('that staff create is offered only where a chef has it', () => {
    expect(new City('Lota').service).toBe(false);
  });

  it('takes nothing away from the one it went into', () => {
    const other = served('Ñuñoa');
    new City('Irarrázaval').goInto(other);
    expect(other.service).toBe(true);
  });

  it('stays what it is where it cannot go', () => {
    const one = served('Ñuñoa');
    expect(() => one.goInto(one)).toThrow(SameLookupError);
    expect(one.service).toBe(true);
  });
});

describe('a format', () => {
  it('brings what the site says of it to one that has no words of its own', () => {
    const [dinners, suppers] = [new Modality('Cenas', 'cena'), new Modality('Comidas')];
    dinners.goInto(suppers);
    expect([dinners.kind, suppers.kind]).toEqual([null, 'cena']);
    expect(dinners.current).toBe(suppers);
  });

  it('leaves the words of the other alone', () => {
    const online = new Modality('Clases online', 'clase_online');
    new Modality('Clases de cocina', 'clase').goInto(online);
    expect(online.kind).toBe('clase_online');
  });
});

describe('a diet', () => {
  it('brings the word that search engines have for it to one that has none, and leaves that of the other alone', () => {
    const [vegan, plants, halal] = [new Diet('Vegana', 'vegana'), new Diet('De plantas'), new Diet('Halal', 'halal')];
    vegan.goInto(plants);
    expect([vegan.kind, plants.kind, vegan.current]).toEqual([null, 'vegana', plants]);
    plants.goInto(halal);
    expect([plants.kind, halal.kind]).toEqual([null, 'halal']);
  });
});

it.each<[counts: [number, number, number], told: string]>([
  [[1, 0, 0], '1 chef'],
  [[0, 2, 0], '2 experiencias'],
  [[2, 1, 0], '2 chefs y 1 experiencia'],
  [[2, 3, 1], '2 chefs, 3 experiencias y 1 solicitud'],
])('what is used %j times is said to be used in %s', ([chefs, proposals, requests], told) => {
  const deleting = new LookupDeleting(undefined as never, 'city', 1);
  deleting.add(chefs, 'chef', 'chefs');
  deleting.add(proposals, 'experiencia', 'experiencias');
  deleting.add(requests, 'solicitud', 'solicitudes');
  expect(new LookupInUseError('Colina', deleting.uses).message).toBe(
    `No se puede eliminar «Colina»: se usa en ${told}.`,
  );
});
