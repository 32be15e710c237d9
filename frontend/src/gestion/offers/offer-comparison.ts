import { fieldByField, type Comparison, type Versions } from '../../ui/admin/form/conflict';
import { dayInWords } from '../../ui/admin/field/contract-fields';
import { durationText } from '../../ui/experience-size';
import { clp } from '../../ui/format';
import { reservaText, totalOf } from './offer-labels';
import type { LineValues, OfferValues } from './offer-values';

/** Names of chefs and experiences, which the form knows by their ids. */
export interface Names {
  chefs: ReadonlyMap<number, string>;
  menus: ReadonlyMap<number, string>;
}

/** The values as they are compared: experiences are a chef's own, so that nobody chooses one without the other. */
type Compared = Omit<OfferValues, 'chef_id' | 'proposal_ids'> & {
  cook: { chef: number | null; menus: readonly number[] };
};

const folded = ({ chef_id: chef, proposal_ids: menus, ...rest }: OfferValues): Compared => ({
  ...rest,
  cook: { chef: chef ?? null, menus },
});
const unfolded = ({ cook: { chef, menus }, ...rest }: Compared): OfferValues => ({
  ...rest,
  chef_id: chef,
  proposal_ids: [...menus],
});

const lineText = (line: LineValues): string =>
  `${line.quantity ?? 0} × ${line.description ?? ''}: ${clp(totalOf([line]))}`;

/** A field whose values are shown in words, so that they can also be copied. */
interface WordedField {
  name: keyof Compared;
  label: string;
  show: (values: Compared) => string;
}

const fieldsFor = ({ chefs, menus }: Names): WordedField[] => [
  {
    name: 'cook',
    label: 'Chef y experiencias',
    show: ({ cook }) =>
      cook.chef === null
        ? 'Sin chef'
        : [chefs.get(cook.chef) ?? 'Otro chef', ...cook.menus.map((id) => menus.get(id) ?? 'Otra experiencia')].join(
            ', ',
          ),
  },
  { name: 'day', label: 'Día', show: ({ day }) => dayInWords(day) ?? 'Sin día' },
  { name: 'starts_at', label: 'Hora', show: ({ starts_at: at }) => at },
  { name: 'minutes', label: 'Duración', show: ({ minutes }) => durationText(minutes) ?? '' },
  { name: 'guests', label: 'Invitados', show: ({ guests }) => String(guests ?? '') },
  { name: 'commune', label: 'Comuna', show: ({ commune }) => commune },
  { name: 'address', label: 'Dirección', show: ({ address }) => address },
  { name: 'lines', label: 'Precio', show: ({ lines }) => lines.map(lineText).join('\n') },
  { name: 'included', label: 'Qué incluye', show: ({ included }) => included },
  { name: 'conditions', label: 'Condiciones', show: ({ conditions }) => conditions },
  {
    name: 'reserva_percent',
    label: 'Reserva',
    show: ({ reserva_percent: percent }) => reservaText(percent) ?? 'La de la empresa',
  },
  { name: 'valid_until', label: 'Vale hasta', show: ({ valid_until: until }) => dayInWords(until) ?? 'Sin día' },
];

const foldedAll = ({ base, mine, theirs }: Versions<OfferValues>): Versions<Compared> => ({
  base: folded(base),
  mine: folded(mine),
  theirs: folded(theirs),
});

/** How two people's changes of one draft are compared and put together. */
export function comparisonOf(names: Names): Comparison<OfferValues> {
  const fields = fieldsFor(names).map(({ show, ...field }) => ({
    ...field,
    show: (values: Compared) => show(values) || 'Vacío',
  }));
  const { differences, merge } = fieldByField(fields);
  return {
    differences: (versions) => differences(foldedAll(versions)),
    merge: (versions, choices) => unfolded(merge(foldedAll(versions), choices)),
  };
}

/** Everything that a draft says, as a text to be copied. */
export const textOf = (values: OfferValues, names: Names): string =>
  fieldsFor(names)
    .map(({ label, show }) => `${label}: ${show(folded(values))}`)
    .join('\n');
