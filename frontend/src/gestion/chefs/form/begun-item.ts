import type { CommentDetails, CommentItem } from './comment-fields';
import type { ProposalDetails, ProposalItem } from './proposal-fields';

/** What is written in an open dialog of the form, and not yet part of the form. */
export interface Begun<Item, Details> {
  item?: Item;
  details: Details;
}

/** By the form's field to which it belongs. Only one dialog is open at a time. */
export interface BegunItems {
  proposals?: Begun<ProposalItem, ProposalDetails>;
  comments?: Begun<CommentItem, CommentDetails>;
}
