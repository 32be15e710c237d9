import type { OfferDto, UpdateOfferDto } from '../../api/generated';

/** What stands in the form of a draft. */
export interface OfferValues {
  chef_id?: number | null;
  proposal_ids: number[];
  guests?: number | null;
  day: string;
  starts_at: string;
  minutes: number;
  commune: string;
  address: string;
  included: string;
  conditions: string;
  valid_until: string;
  reserva_percent?: number | null;
  lines: LineValues[];
}

/** A line as it is written: anything may be missing. */
export interface LineValues {
  description?: string;
  quantity?: number | null;
  unit_price?: number | null;
  /** Whether it takes from the price. Not sent: the price itself is negative then. */
  discount?: boolean;
}

export const OFFER_FIELDS = [
  'chef_id',
  'proposal_ids',
  'day',
  'starts_at',
  'minutes',
  'guests',
  'commune',
  'address',
  'lines',
  'included',
  'conditions',
  'valid_until',
  'reserva_percent',
] as const satisfies (keyof OfferValues)[];

/** A field, and another one that is right or wrong by it: what is said there is no longer true once the first has changed. */
export const JUDGED_WITH = [
  ['lines', 'lines'],
  ['address', 'commune'],
  ['day', 'starts_at'],
  ['day', 'valid_until'],
] as const satisfies [keyof OfferValues, keyof OfferValues][];

/** What the form of a draft begins with. */
export const valuesOf = (offer: OfferDto): OfferValues => ({
  chef_id: offer.chef?.id ?? null,
  proposal_ids: offer.menus.flatMap(({ proposal_id: id }) => (id === null ? [] : [id])),
  guests: offer.guests,
  day: offer.day ?? '',
  starts_at: offer.starts_at ?? '',
  minutes: offer.minutes,
  commune: offer.commune ?? '',
  address: offer.address ?? '',
  included: offer.included ?? '',
  conditions: offer.conditions ?? '',
  valid_until: offer.valid_until ?? '',
  reserva_percent: offer.reserva_percent,
  lines: offer.lines.map(({ description, quantity, unit_price }) => ({
    description,
    quantity,
    unit_price,
    ...(unit_price < 0 && { discount: true }),
  })),
});

/** What is sent of it. */
export const formOf = (values: OfferValues, version: number): UpdateOfferDto => ({
  ...values,
  day: values.day || null,
  starts_at: values.starts_at || null,
  valid_until: values.valid_until || null,
  lines: values.lines.map(({ description = '', quantity, unit_price: price }) => ({
    description,
    quantity: quantity ?? 0,
    unit_price: price ?? 0,
  })),
  version,
});
