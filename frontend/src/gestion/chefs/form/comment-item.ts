import type { ChefCommentDto, ChefCommentFormDto } from '../../../api/generated';
import { newKey, storedKey, type SetItem } from './set-item';

/** What a person writes of an opinion. */
export interface CommentDetails {
  client_name: string;
  description: string;
  /** 0 to 5 in half steps. */
  score: number;
}

/** An opinion in the chef form. */
export type CommentItem = CommentDetails & SetItem;

/** An empty opinion (no stars to begin with). */
export const NEW_COMMENT: CommentDetails = { client_name: '', description: '', score: 0 };

export const newComment = (details: CommentDetails): CommentItem => ({ ...details, key: newKey() });

/** A stored opinion as the form holds it. */
export function commentOf({ id, client_name, description, score }: ChefCommentDto): CommentItem {
  return { key: storedKey(id), id, client_name, description, score };
}

/** What is sent of an opinion; generated keys stay here. */
export function commentDto({ key: _key, ...rest }: CommentItem): ChefCommentFormDto {
  return rest;
}
