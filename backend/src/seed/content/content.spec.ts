import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CANCELLED, COMPLETED } from './agenda.js';
import { CHEFS } from './chefs.js';
import { EXPERIENCE_FACTS } from './experience-facts.js';
import { HEADERS } from './headers.js';
import { KITCHEN_CHEF, PROPOSED } from './kitchen.js';
import { LOGOS } from './logos.js';
import { ReplyText } from '../../modules/messages/index.js';
import { MESSAGES, REPLY_TEXTS } from './messages.js';
import { ASKED } from './offers.js';
import { OPINIONS } from './opinions.js';
import { PEOPLE } from './people.js';
import { REQUESTS } from './requests.js';
import { CITIES, COMPANY, DIETS, FOOD_TYPES, MODALITIES } from './reference.js';

const PICTURES = join(import.meta.dirname, '../pictures');
const PROPOSALS = CHEFS.flatMap((chef) => chef.proposals);
const COMMENTS = CHEFS.flatMap((chef) => chef.comments);

/** Length in code points, as the API counts it. */
const length = (text: string): number => [...text].length;
/** A card shows 100 characters and three dots. True when the cut falls inside a word or after a space. */
const isCutWithinWord = (text: string): boolean => {
  const letters = [...text];
  return letters.length > 100 && !/^\p{L}\P{L}$/u.test(letters.slice(99, 101).join(''));
};
const repeated = <T>(values: readonly T[]): T[] => values.filter((value, index) => values.indexOf(value) !== index);
const isPartOf = <T>(part: readonly T[], whole: readonly T[]): boolean =>
  part.length > 0 && repeated(part).length === 0 && part.every((value) => whole.includes(value));

describe('reference data', () => {
  it('has the formats, cuisines and communes of docs/product.md', () => {
    expect([MODALITIES.length, FOOD_TYPES.length, CITIES.length]).toEqual([6, 12, 12]);
    expect(repeated([...MODALITIES, ...FOOD_TYPES, ...CITIES])).toEqual([]);
  });

  it('writes to nobody real and links only over https', () => {
    expect(COMPANY.email).toMatch(/@sobremesa\.example$/);
    expect(COMPANY.phone_number).toMatch(/^\+569\d{8}$/);
    for (const link of [COMPANY.facebook, COMPANY.instagram, COMPANY.linkedin]) {
      expect(new URL(link).protocol).toBe('https:');
    }
  });
});

describe('facts of experiences', () => {
  const named = Object.entries(EXPERIENCE_FACTS);
  const dishes = PROPOSALS.map(({ dish_name: name }) => name);

  it('are of experiences that there are, and leave out a few', () => {
    expect(named.map(([name]) => name).filter((name) => !dishes.includes(name))).toEqual([]);
    const unsaid = dishes.filter((name) => !EXPERIENCE_FACTS[name]);
    expect(unsaid.length).toBeGreaterThan(0);
    expect(unsaid.length).toBeLessThan(12);
  });

  it('keep the limits of the form, and serve each diet at least twice', () => {
    for (const [, { guests, minutes, diets }] of named) {
      expect(guests[0]).toBeLessThanOrEqual(guests[1]);
      expect(minutes % 30).toBe(0);
      expect(repeated(diets)).toEqual([]);
    }
    for (const diet of Object.values(DIETS))
      expect(named.filter(([, { diets }]) => diets.includes(diet)).length).toBeGreaterThanOrEqual(2);
  });
});

describe('people', () => {
  it('cover each answer of the sign-in', () => {
    expect(PEOPLE.map(({ role, state, protected: kept }) => [role, state, kept])).toEqual([
      ['ADMIN', 'ACTIVE', true],
      ['ADMIN', 'ACTIVE', true],
      ['ADMIN', 'ACTIVE', true],
      ['USER', 'ACTIVE', false],
      ['USER', 'PENDING', false],
      ['USER', 'INACTIVE', false],
    ]);
  });

  it('have an address of their own, in lower case', () => {
    const emails = PEOPLE.map((person) => person.email);
    expect(repeated(emails)).toEqual([]);
    expect(emails.filter((email) => !/^[a-z.]+@sobremesa\.example$/.test(email))).toEqual([]);
  });
});

describe('headers and logos', () => {
  it('are three and eight', () => {
    expect([HEADERS.length, LOGOS.length]).toEqual([3, 8]);
    expect(repeated(LOGOS.map((logo) => logo.name_company))).toEqual([]);
  });
});

describe('pictures', () => {
  const used = [
    ...CHEFS.flatMap((chef) => [chef.profile_image, chef.cover_image, ...chef.gallery]),
    ...PROPOSALS.map((proposal) => proposal.profile_image),
    ...HEADERS.map((header) => header.header_image),
    ...LOGOS.flatMap((logo) => [logo.color_logo, logo.transparent_logo]),
  ];

  it('exist', () => {
    expect(used.filter((file) => !existsSync(join(PICTURES, file)))).toEqual([]);
  });

  it('are all shown somewhere', () => {
    expect(readdirSync(PICTURES).filter((file) => !used.some((name) => name === file))).toEqual([]);
  });

  it('show each portrait and each dish once', () => {
    expect(repeated(CHEFS.map((chef) => chef.profile_image))).toEqual([]);
    expect(repeated(PROPOSALS.map((proposal) => proposal.profile_image))).toEqual([]);
  });
});

describe('chefs', () => {
  it('are 24, eight of them favourites', () => {
    expect(CHEFS).toHaveLength(24);
    expect(CHEFS.filter((chef) => chef.favorite)).toHaveLength(8);
  });

  it('share no name, address, phone or description', () => {
    expect(repeated(CHEFS.map((chef) => chef.chef_name))).toEqual([]);
    expect(repeated(CHEFS.map((chef) => chef.email))).toEqual([]);
    expect(repeated(CHEFS.map((chef) => chef.phone_number))).toEqual([]);
    expect(repeated(CHEFS.map((chef) => chef.description))).toEqual([]);
  });

  it.each([...MODALITIES])('offer %s at least twice', (name) => {
    expect(CHEFS.filter((chef) => chef.modalities.includes(name)).length).toBeGreaterThanOrEqual(2);
  });

  it.each([...FOOD_TYPES])('cook %s at least twice', (name) => {
    expect(CHEFS.filter((chef) => chef.food_types.includes(name)).length).toBeGreaterThanOrEqual(2);
  });

  it.each([...CITIES])('serve %s at least twice', (name) => {
    expect(CHEFS.filter((chef) => chef.cities.includes(name)).length).toBeGreaterThanOrEqual(2);
  });

  describe.each(CHEFS.map((chef) => ({ name: chef.chef_name, chef })))('$name', ({ chef }) => {
    it('keeps the limits of the chef form', () => {
      expect(length(chef.description)).toBeLessThanOrEqual(500);
      expect(length(chef.information)).toBeLessThanOrEqual(500);
      expect(chef.phone_number).toMatch(/^\+569\d{8}$/);
      expect(chef.email).toMatch(/^[a-z.]+@cocina\.example$/);
      expect(isPartOf(chef.modalities, MODALITIES) && chef.modalities.length <= 4).toBe(true);
      expect(isPartOf(chef.food_types, FOOD_TYPES) && chef.food_types.length <= 3).toBe(true);
      expect(isPartOf(chef.cities, CITIES) && chef.cities.length <= 5).toBe(true);
    });

    it('has a price within the market, or none', () => {
      const price = chef.price_per_person ?? 25000;
      expect(Number.isInteger(price)).toBe(true);
      expect(price).toBeGreaterThanOrEqual(25000);
      expect(price).toBeLessThanOrEqual(95000);
    });

    it('reads well when a card cuts the description at 100 characters', () => {
      expect(isCutWithinWord(chef.description)).toBe(false);
    });

    it('shows a gallery of other pictures than its cover and experiences', () => {
      const shown = [chef.cover_image, ...chef.proposals.map((proposal) => proposal.profile_image), ...chef.gallery];
      expect(repeated(shown)).toEqual([]);
      expect(chef.gallery.length).toBeGreaterThanOrEqual(4);
      expect(chef.gallery.length).toBeLessThanOrEqual(6);
    });

    it('has experiences that it can serve', () => {
      expect(chef.proposals.length).toBeGreaterThanOrEqual(2);
      expect(chef.proposals.length).toBeLessThanOrEqual(5);
      for (const proposal of chef.proposals) {
        expect(isPartOf(proposal.modalities, chef.modalities)).toBe(true);
        expect(isPartOf(proposal.food_types, chef.food_types)).toBe(true);
        expect(isPartOf(proposal.cities, chef.cities)).toBe(true);
      }
    });

    it('offers nothing that none of its experiences covers', () => {
      expect(chef.modalities.filter((name) => !chef.proposals.some((one) => one.modalities.includes(name)))).toEqual(
        [],
      );
      expect(chef.food_types.filter((name) => !chef.proposals.some((one) => one.food_types.includes(name)))).toEqual(
        [],
      );
      expect(chef.cities.filter((name) => !chef.proposals.some((one) => one.cities.includes(name)))).toEqual([]);
    });

    it('has three to six opinions', () => {
      expect(chef.comments.length).toBeGreaterThanOrEqual(3);
      expect(chef.comments.length).toBeLessThanOrEqual(6);
    });
  });
});

describe('experiences', () => {
  it('read well when a card cuts the description at 100 characters', () => {
    expect(PROPOSALS.filter(({ description }) => isCutWithinWord(description))).toEqual([]);
  });

  it('have a name of their own', () => {
    expect(repeated(PROPOSALS.map((proposal) => proposal.dish_name))).toEqual([]);
  });

  it('keep the limits of the proposal form', () => {
    for (const proposal of PROPOSALS) {
      expect(length(proposal.description)).toBeLessThanOrEqual(500);
      for (const course of [proposal.starter, proposal.main_course, proposal.dessert]) {
        expect(length(course)).toBeGreaterThan(0);
        expect(length(course)).toBeLessThanOrEqual(200);
      }
    }
  });
});

describe('opinions', () => {
  it('are one or two sentences of one person each', () => {
    expect(COMMENTS.filter(({ description }) => length(description) < 60 || length(description) > 200)).toEqual([]);
    expect(repeated(COMMENTS.map((comment) => comment.client_name))).toEqual([]);
    expect(repeated(COMMENTS.map((comment) => comment.description))).toEqual([]);
  });

  it('score in half steps', () => {
    expect(COMMENTS.filter(({ score }) => !Number.isInteger(score * 2) || score < 3.5 || score > 5)).toEqual([]);
  });

  it('put nine on the home page, each of another chef', () => {
    const favorites = CHEFS.flatMap((chef) => chef.comments.filter((one) => one.favorite).map(() => chef.chef_name));
    expect(favorites).toHaveLength(9);
    expect(repeated(favorites)).toEqual([]);
  });
});

describe('requests', () => {
  it('are forty over ten weeks, in every state', () => {
    expect(REQUESTS).toHaveLength(40);
    expect(new Set(REQUESTS.map(({ state }) => state)).size).toBe(6);
    expect(Math.max(...REQUESTS.map(({ ago }) => ago))).toBeLessThanOrEqual(70);
    expect(Math.max(...REQUESTS.map(({ ago }) => ago))).toBeGreaterThan(63);
  });

  it('name chefs and staff that there are', () => {
    const chefs = CHEFS.map(({ chef_name: name }) => name);
    const staff = PEOPLE.filter(({ state }) => state === 'ACTIVE').map(({ email }) => email);
    for (const { chef, owner } of REQUESTS) {
      if (chef !== null) expect(chefs).toContain(chef);
      if (owner !== null) expect(staff).toContain(owner);
    }
  });

  it('took place before today where they are over, and have not yet where they are open', () => {
    for (const { name, event, state } of REQUESTS.filter((one) => one.event !== null)) {
      if (state === 'realizada') expect([name, (event ?? 0) < 0]).toEqual([name, true]);
      else if (state !== 'perdida') expect([name, (event ?? 0) > 0]).toEqual([name, true]);
    }
  });
});

describe('what evenings and chefs bring', () => {
  it('is of requests that were accepted or still go on, and of a chef whom they name', () => {
    const stateOf = (client: string) => REQUESTS.find(({ name }) => name === client)?.state;
    expect([COMPLETED.client, CANCELLED].map(stateOf)).toEqual(['aceptada', 'aceptada']);
    expect(ASKED.map(stateOf)).toEqual(ASKED.map(() => 'contactada'));
    expect(REQUESTS.filter(({ name }) => ASKED.includes(name)).map(({ chef }) => chef)).toContain(KITCHEN_CHEF);
    expect(length(PROPOSED.information)).toBeLessThanOrEqual(500);
  });
});

describe('reply texts and messages', () => {
  it('name only fields that there are, and go to a request from somebody of the demo', () => {
    for (const text of REPLY_TEXTS) expect(() => new ReplyText(text)).not.toThrow();
    expect(repeated(REPLY_TEXTS.map(({ name }) => name))).toEqual([]);
    for (const { to, from, text } of MESSAGES) {
      expect(REQUESTS.filter(({ name }) => name === to)).toHaveLength(1);
      expect(PEOPLE.map(({ email }) => email)).toContain(from);
      expect(text).not.toMatch(/[{}]/);
    }
  });
});

describe('verified opinions', () => {
  it('are of requests that took place, with two that wait and a chef who has enough for a rating', () => {
    for (const { of, chef, score, description } of OPINIONS) {
      const request = REQUESTS.find(({ name }) => name === of);
      if (of !== null) expect([of, request?.state]).toEqual([of, 'realizada']);
      expect(CHEFS.map((one) => one.chef_name)).toContain(request?.chef ?? chef);
      expect([score * 2, length(description) <= 300]).toEqual([Math.round(score * 2), true]);
    }
    expect(OPINIONS.filter(({ publication }) => publication === 'waiting')).toHaveLength(2);
    const rated = OPINIONS.filter(({ publication }) => publication === 'published').map(
      ({ of, chef }) => chef ?? REQUESTS.find(({ name }) => name === of)?.chef,
    );
    expect(rated.filter((chef) => chef === 'Kenji Morales').length).toBeGreaterThanOrEqual(3);
  });

  it('leave nobody of the demo to be asked by mail', () => {
    const recent = REQUESTS.filter(({ state, event }) => state === 'realizada' && (event ?? 0) >= -14);
    expect(recent.length).toBeGreaterThan(0);
    for (const { name } of recent) expect(OPINIONS.map(({ of }) => of)).toContain(name);
  });
});
