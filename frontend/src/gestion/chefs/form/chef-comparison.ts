import {
  differencesOf,
  mergeFields,
  type Choices,
  type ComparedField,
  type Comparison,
  type Difference,
  type Versions,
} from '../../../ui/admin/form/conflict';
import { comparedFields } from '../../../ui/admin/field/record-fields';
import { newUuid } from '../../../ui/uuid';
import { CHEF_FIELDS } from './chef-fields';
import { detailsOf, type ChefValues } from './chef-record';
import { COMMENT_FIELDS, type CommentItem } from './comment-fields';
import { PROPOSAL_FIELDS, type ProposalItem } from './proposal-fields';
import { itemOf, sameContent, type SetItem } from './set-item';

/** How a set in the form is compared, item by item. */
interface ComparedSet<Item> {
  /** 'Propuesta «Pastel de choclo»'. */
  nameOf: (item: Item) => string;
  fields: ComparedField<Item>[];
}

const DETAILS = comparedFields(CHEF_FIELDS);
const PROPOSALS: ComparedSet<ProposalItem> = {
  nameOf: ({ dish_name: name }) => `Propuesta «${name}»`,
  fields: comparedFields(PROPOSAL_FIELDS),
};
const COMMENTS: ComparedSet<CommentItem> = {
  nameOf: ({ client_name: name }) => `Comentario de ${name}`,
  fields: comparedFields(COMMENT_FIELDS),
};

/** The same part of each version. */
function partOf<Values, Part>(
  { base, mine, theirs }: Versions<Values>,
  part: (values: Values) => Part,
): Versions<Part> {
  return { base: part(base), mine: part(mine), theirs: part(theirs) };
}
const proposalsOf = ({ proposals }: ChefValues) => proposals;
const commentsOf = ({ comments }: ChefValues) => comments;

/** The comparison of two people's changes to a chef: its own fields, and each experience and opinion. */
export const CHEF_COMPARISON: Comparison<ChefValues> = {
  differences: (versions) => [
    ...differencesOf(DETAILS, partOf(versions, detailsOf)),
    ...setDifferences(PROPOSALS, partOf(versions, proposalsOf)),
    ...setDifferences(COMMENTS, partOf(versions, commentsOf)),
  ],
  merge: (versions, choices) => ({
    ...mergeFields(partOf(versions, detailsOf), choices),
    proposals: mergeSet(partOf(versions, proposalsOf), choices),
    comments: mergeSet(partOf(versions, commentsOf), choices),
  }),
};

function setDifferences<Item extends SetItem>(
  { nameOf, fields }: ComparedSet<Item>,
  { base, mine, theirs }: Versions<Item[]>,
): Difference[] {
  return base.flatMap((before): Difference[] => {
    const { key } = before;
    const here = itemOf(mine, key);
    const there = itemOf(theirs, key);
    const label = nameOf(here ?? before);
    if (here && there) {
      return differencesOf(fields, { base: before, mine: here, theirs: there }).map((difference) => ({
        ...difference,
        key: `${key}-${difference.key}`,
        label: `${label}: ${difference.label}`,
      }));
    }
    if (here && !sameContent(before, here))
      return [{ key, label, mine: 'Se conserva', theirs: 'Se eliminó', suggested: 'mine' }];
    if (!here && there && !sameContent(before, there)) {
      return [{ key, label, mine: 'Se elimina', theirs: 'Se conserva, con sus cambios', suggested: 'theirs' }];
    }
    return [];
  });
}

function mergeSet<Item extends SetItem>({ base, mine, theirs }: Versions<Item[]>, choices: Choices): Item[] {
  const merged = mine.flatMap((item): Item[] => {
    const { key } = item;
    const before = itemOf(base, key);
    const there = itemOf(theirs, key);
    // It was stored as it was written then, although the answer got lost. The save updates it to what is written now.
    if (there && !before) return [{ ...there, ...item, id: there.id }];
    if (there && before) return [mergeFields({ base: before, mine: item, theirs: there }, within(choices, key))];
    if (!before) return [item];
    const isGone = sameContent(before, item) || choices[key] === 'theirs';
    return isGone ? [] : [asNew(item)];
  });
  const others = theirs.filter(({ key }) => {
    const isAdded = !itemOf(base, key);
    return !itemOf(mine, key) && (isAdded || choices[key] === 'theirs');
  });
  const restored = others.filter(({ key }) => itemOf(base, key));
  const added = others.filter(({ key }) => !itemOf(base, key));
  return [...merged, ...restored, ...added];
}

/** A stored item that the other person deleted, to be created again. */
function asNew<Item extends SetItem>(item: Item): Item {
  const { id: _id, version: _version, slug: _slug, ...written } = item as Item & { slug?: string };
  // The rest is the item without what identifies its row.
  return { ...(written as Item), key: newUuid() };
}

/** The choices for one item, by its own fields. */
function within(choices: Choices, key: string): Choices {
  const own = Object.entries(choices).filter(([name]) => name.startsWith(`${key}-`));
  return Object.fromEntries(own.map(([name, side]) => [name.slice(key.length + 1), side]));
}
