import { priceOrNone } from '../../../ui/format';
import {
  differencesOf,
  mergeFields,
  type Choices,
  type ComparedField,
  type Difference,
  type Versions,
} from '../../../ui/admin/conflict';
import { ComparedPictures } from '../../../ui/admin/ComparedPictures';
import { scoreLabel } from '../../../ui/Stars';
import { detailsOf, type ChefDetails, type ChefValues } from './chef-values';
import type { CommentDetails, CommentItem } from './comment-item';
import type { ProposalDetails, ProposalItem } from './proposal-item';
import { newKey, sameContent, type SetItem } from './set-item';

/** Gives the names of formats, which the form holds by id. */
export type NameOf = (modality: number) => string;

interface SetWords<Item> {
  /** Begins the keys of the set's differences. */
  prefix: string;
  /** 'Propuesta «Pastel de choclo»'. */
  name: (item: Item) => string;
}

const PROPOSALS: SetWords<ProposalItem> = { prefix: 'proposal', name: (item) => `Propuesta «${item.dish_name}»` };
const COMMENTS: SetWords<CommentItem> = { prefix: 'comment', name: (item) => `Comentario de ${item.client_name}` };

function chefFields(nameOf: NameOf): ComparedField<ChefDetails>[] {
  return [
    { name: 'name', label: 'Nombre' },
    { name: 'description', label: 'Descripción' },
    { name: 'information', label: 'Información' },
    {
      name: 'profile_image',
      label: 'Imagen de perfil',
      show: ({ profile_image }) => <ComparedPictures images={[profile_image]} />,
    },
    {
      name: 'cover_image',
      label: 'Imagen de portada',
      show: ({ cover_image }) => <ComparedPictures images={[cover_image]} />,
    },
    { name: 'gallery', label: 'Galería', show: ({ gallery }) => <ComparedPictures images={gallery} /> },
    { name: 'email', label: 'Correo' },
    { name: 'phone_number', label: 'Teléfono' },
    { name: 'instagram', label: 'Instagram' },
    { name: 'facebook', label: 'Facebook' },
    { name: 'x', label: 'X' },
    {
      name: 'price_per_person',
      label: 'Precio por persona',
      show: ({ price_per_person }) => priceOrNone(price_per_person),
    },
    { name: 'modalities', label: 'Formatos', show: ({ modalities }) => modalities.map(nameOf).join(', ') },
    { name: 'food_types', label: 'Tipos de comida' },
    { name: 'cities', label: 'Ciudades' },
  ];
}

function proposalFields(nameOf: NameOf): ComparedField<ProposalDetails>[] {
  return [
    { name: 'dish_name', label: 'Nombre del plato' },
    {
      name: 'profile_image',
      label: 'Imagen',
      show: ({ profile_image }) => <ComparedPictures images={[profile_image]} />,
    },
    { name: 'description', label: 'Descripción' },
    { name: 'starter', label: 'Parte 1' },
    { name: 'main_course', label: 'Parte 2' },
    { name: 'dessert', label: 'Parte 3' },
    { name: 'modalities', label: 'Formatos', show: ({ modalities }) => modalities.map(nameOf).join(', ') },
    { name: 'food_types', label: 'Tipos de comida' },
    { name: 'cities', label: 'Ciudades' },
  ];
}

const COMMENT_FIELDS: ComparedField<CommentDetails>[] = [
  { name: 'client_name', label: 'Nombre del cliente' },
  { name: 'description', label: 'Comentario' },
  { name: 'score', label: 'Valorización', show: ({ score }) => scoreLabel(score) },
];

/** Everything another person changed of the chef while the form was open. */
export function chefDifferences(versions: Versions<ChefValues>, nameOf: NameOf): Difference[] {
  const { base, mine, theirs } = versions;
  const of = <Name extends 'proposals' | 'comments'>(name: Name) => ({
    base: base[name],
    mine: mine[name],
    theirs: theirs[name],
  });
  return [
    ...differencesOf(chefFields(nameOf), {
      base: detailsOf(base),
      mine: detailsOf(mine),
      theirs: detailsOf(theirs),
    }),
    ...setDifferences(PROPOSALS, proposalFields(nameOf), of('proposals')),
    ...setDifferences(COMMENTS, COMMENT_FIELDS, of('comments')),
  ];
}

/** The form's values once every difference is decided; they are to be saved on what the other person left. */
export function mergeChef({ base, mine, theirs }: Versions<ChefValues>, choices: Choices): ChefValues {
  const details = { base: detailsOf(base), mine: detailsOf(mine), theirs: detailsOf(theirs) };
  return {
    ...mergeFields(details, choices),
    proposals: mergeSet(PROPOSALS, { base: base.proposals, mine: mine.proposals, theirs: theirs.proposals }, choices),
    comments: mergeSet(COMMENTS, { base: base.comments, mine: mine.comments, theirs: theirs.comments }, choices),
  };
}

function setDifferences<Item extends SetItem>(
  words: SetWords<Item>,
  fields: ComparedField<Item>[],
  { base, mine, theirs }: Versions<Item[]>,
): Difference[] {
  return base.flatMap((before): Difference[] => {
    const here = byId(mine, before.id);
    const there = byId(theirs, before.id);
    const key = `${words.prefix}-${before.id}`;
    const label = words.name(here ?? before);
    if (here && there) {
      return differencesOf(fields, { base: before, mine: here, theirs: there }).map((difference) => ({
        ...difference,
        key: `${key}-${difference.key}`,
        label: `${label}: ${difference.label}`,
      }));
    }
    if (here) {
      const untouched = sameContent(before, here);
      return [{ key, label, mine: 'Se conserva', theirs: 'Se eliminó', suggested: untouched ? 'theirs' : 'mine' }];
    }
    if (there && !sameContent(before, there)) {
      return [{ key, label, mine: 'Se elimina', theirs: 'Se conserva, con sus cambios', suggested: 'theirs' }];
    }
    return [];
  });
}

function mergeSet<Item extends SetItem>(
  { prefix }: SetWords<Item>,
  { base, mine, theirs }: Versions<Item[]>,
  choices: Choices,
): Item[] {
  const fresh = theirs.filter(({ id }) => !byId(base, id));
  const merged = mine.flatMap((item): Item[] => {
    if (item.id === undefined) {
      // What was saved although its answer got lost is there already, word for word.
      const stored = fresh.findIndex((one) => sameContent(one, item));
      return stored < 0 ? [item] : fresh.splice(stored, 1);
    }
    const before = byId(base, item.id);
    const there = byId(theirs, item.id);
    const key = `${prefix}-${item.id}`;
    if (before && there) {
      const ours = mergeFields({ base: before, mine: item, theirs: there }, within(choices, key));
      return [{ ...ours, key: item.key }];
    }
    const untouched = before !== undefined && sameContent(before, item);
    const side = choices[key] ?? (untouched ? 'theirs' : 'mine');
    return side === 'mine' ? [asNew(item)] : [];
  });
  const restored = base.flatMap(({ id }): Item[] => {
    const there = byId(theirs, id);
    return there && !byId(mine, id) && choices[`${prefix}-${id}`] === 'theirs' ? [there] : [];
  });
  return [...merged, ...restored, ...fresh];
}

/** A stored item that the other person deleted, to be created again. */
function asNew<Item extends SetItem>(item: Item): Item {
  const { id: _id, version: _version, slug: _slug, ...written } = item as Item & { version?: number; slug?: string };
  return { ...(written as Item), key: newKey() };
}

function byId<Item extends SetItem>(items: readonly Item[], id: number | undefined): Item | undefined {
  return id === undefined ? undefined : items.find((item) => item.id === id);
}

/** The choices about one item, by its own fields. */
function within(choices: Choices, key: string): Choices {
  const own = Object.entries(choices).filter(([name]) => name.startsWith(`${key}-`));
  return Object.fromEntries(own.map(([name, side]) => [name.slice(key.length + 1), side]));
}
