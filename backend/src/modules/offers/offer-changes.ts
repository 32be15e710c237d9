import { pesos } from '../../platform/http/value/words.js';

/** What an offer says that its client agrees to, without day and hour. */
export interface OfferWords {
  chef: { id: number } | null;
  chef_name: string | null;
  menus: readonly { dish_name: string; starter: string; main_course: string; dessert: string }[];
  guests: number | null;
  minutes: number;
  commune: string | null;
  address: string | null;
  included: string | null;
  lines: readonly { description: string; quantity: number; unit_price: number }[];
  total: number;
  reserva_percent: number | null;
  conditions: string | null;
}

type Place = Pick<OfferWords, 'commune' | 'address'>;

/** Something that an offer says, before and after a change, in words. Empty where it says nothing. */
export interface Compared {
  field: (typeof FIELDS)[number]['field'];
  /** 'Invitados' */
  label: string;
  before: string;
  after: string;
  /** Whether it changes. */
  differs: boolean;
}

/** '4 h', '2 h 30 min', '45 min' */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}

/** Menus, course by course. */
export const menusText = (menus: OfferWords['menus']): string =>
  menus
    .map(({ dish_name, starter, main_course, dessert }) =>
      [dish_name, `1. ${starter}`, `2. ${main_course}`, `3. ${dessert}`].join('\n'),
    )
    .join('\n\n');

const FIELDS = [
  { field: 'chef', label: 'Chef', say: ({ chef_name: name }: OfferWords) => name ?? '' },
  {
    field: 'menus',
    label: 'Menú',
    say: ({ menus }: OfferWords) => menusText(menus),
  },
  { field: 'guests', label: 'Invitados', say: ({ guests }: OfferWords) => String(guests ?? '') },
  { field: 'minutes', label: 'Duración', say: ({ minutes }: OfferWords) => durationText(minutes) },
  {
    field: 'place',
    label: 'Dónde',
    say: ({ address, commune }: OfferWords) => [address, commune].filter(Boolean).join(', '),
  },
  { field: 'included', label: 'Incluye', say: ({ included }: OfferWords) => included ?? '' },
  {
    field: 'lines',
    label: 'Detalle',
    say: ({ lines }: OfferWords) =>
      lines
        .map(
          ({ description, quantity, unit_price: price }) => `${quantity} × ${description}: ${pesos(quantity * price)}`,
        )
        .join('\n'),
  },
  { field: 'total', label: 'Total', say: ({ total }: OfferWords) => pesos(total) },
  {
    field: 'reserva',
    label: 'Reserva',
    say: ({ reserva_percent: percent }: OfferWords) => (percent === null ? '' : `${percent} %`),
  },
  { field: 'conditions', label: 'Condiciones', say: ({ conditions }: OfferWords) => conditions ?? '' },
] as const;
export const COMPARED_FIELDS = FIELDS.map(({ field }) => field);

/** Two chefs may have one name. */
const isOther = (field: Compared['field'], before: OfferWords, after: OfferWords): boolean =>
  field === 'chef' && before.chef?.id !== after.chef?.id;

/** What an accepted offer says, and what a change of it says, field by field. */
export const compare = (before: OfferWords, after: OfferWords): Compared[] =>
  FIELDS.map(({ field, label, say }) => {
    const sides = { before: say(before), after: say(after) };
    return { field, label, ...sides, differs: sides.before !== sides.after || isOther(field, before, after) };
  });

/** The same, only what changes. */
export const differences = (before: OfferWords, after: OfferWords): Compared[] =>
  compare(before, after).filter(({ differs }) => differs);

/** Longest value of a change that the activity keeps, in characters. */
const KEPT = 300;

const cut = (text: string): string | null => {
  const all = [...text];
  return all.length === 0 ? null : all.length > KEPT ? `${all.slice(0, KEPT - 1).join('')}…` : text;
};

/** Changes as the request's activity keeps them. */
export const activityChanges = (changes: readonly Compared[]) =>
  changes.map(({ label, before, after }) => ({ field: label, before: cut(before), after: cut(after) }));

/** Where a change says that the evening is: without an address the present one stays, unless the commune is another. */
export const addressAfter = (before: Place, { address, commune }: Place): string | null =>
  address ?? (commune === before.commune ? before.address : null);

/** Fields whose values are short enough for one line of a mail. */
const SHORT: readonly Compared['field'][] = ['chef', 'guests', 'minutes', 'place', 'total', 'reserva'];

/** A change in one line: 'Invitados: antes 8, ahora 9', or 'Menú' where the words are many. */
export const changeLine = ({ field, label, before, after }: Compared): string =>
  SHORT.includes(field) ? `${label}: antes ${before || 'sin definir'}, ahora ${after || 'sin definir'}` : label;
