import type { CommentDetails, CommentItem } from './comment-fields';
import type { ProposalDetails, ProposalItem } from './proposal-fields';

/** What is written in an open dialog of the form, and not yet in the form. */
export interface Begun<Item, Details> {
  /** The item it changes; none for a new one. */
  item?: Item;
  details: Details;
}

/** By the field of the form it belongs to; one dialog is open at a time. */
export interface BegunItems {
  proposals?: Begun<ProposalItem, ProposalDetails>;
  comments?: Begun<CommentItem, CommentDetails>;
}
