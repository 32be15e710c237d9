import type { AdminChefDto, ChefCommentFormDto, ChefProposalFormDto, CreateChefDto } from '../../../api/generated';
import { emptyOf, valuesOf } from '../../../ui/admin/field/record-fields';
import type { Versioned } from '../../../ui/admin/form/use-versioned-save';
import { newUuid } from '../../../ui/uuid';
import { CHEF_FIELDS, type ChefDetails } from './chef-fields';
import { commentOf, type CommentItem } from './comment-fields';
import { proposalOf, type ProposalItem } from './proposal-fields';
import type { SetItem } from './set-item';

/** What the form holds: the chef, and its experiences and opinions until they are saved. */
export interface ChefValues extends ChefDetails {
  proposals: ProposalItem[];
  comments: CommentItem[];
}

/**
 * New records that were sent under their keys without an answer. A key belongs to one content, so these are sent again, as they
 * were, before what is written by now.
 */
export interface Unanswered {
  chef?: CreateChefDto;
  proposals?: ChefProposalFormDto[];
  comments?: ChefCommentFormDto[];
}

/** What the server has stored, as far as this form knows. */
export interface SavedChef extends Versioned<ChefValues> {
  /** Undefined until the chef is created. */
  id?: number;
  /** The key under which it is created, so that sending it twice creates one chef. */
  creationKey?: string;
  /** What was sent without an answer: it may be stored as it was written then. */
  unanswered?: Unanswered;
  /** The chef's slug, if visitors may see it. */
  publicSlug?: string;
}

/** An empty form. */
export const newChef = (): SavedChef => ({
  version: 0,
  creationKey: newUuid(),
  values: { ...emptyOf(CHEF_FIELDS), proposals: [], comments: [] },
});

/** A stored chef, as the form holds it. */
export function savedChef(chef: AdminChefDto): SavedChef {
  return {
    id: chef.id,
    version: chef.version,
    publicSlug: chef.state === 'ACTIVE' ? chef.slug : undefined,
    values: {
      ...valuesOf(CHEF_FIELDS, chef),
      proposals: chef.proposals.map(proposalOf),
      comments: chef.comments.map(commentOf),
    },
  };
}

/** The chef's own fields, without experiences and opinions. */
export function detailsOf({ proposals: _proposals, comments: _comments, ...details }: ChefValues): ChefDetails {
  return details;
}

/** Whether two reads of the chef are equal: its version, and every experience and opinion with its own version. */
export function isSameChef(one: SavedChef, other: SavedChef): boolean {
  const marksOf = (items: SetItem[]) => items.map((item) => [item.id, item.version]).sort();
  const marks = ({ version, values }: SavedChef) =>
    JSON.stringify([version, marksOf(values.proposals), marksOf(values.comments)]);
  return marks(one) === marks(other);
}
