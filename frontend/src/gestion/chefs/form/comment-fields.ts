import type { AdminChefCommentDto } from '../../../api/generated';
import { fieldKinds, valuesOf, type ValuesOf } from '../../../ui/admin/field/record-fields';
import { keyOfRow, type SetItem } from './set-item';

const { text, score } = fieldKinds('ChefCommentFormDto');

/** The fields of an opinion. */
export const COMMENT_FIELDS = {
  client_name: text('Nombre del cliente'),
  description: text('Comentario', { rows: 2 }),
  score: score('Valorización'),
};

export type CommentDetails = ValuesOf<typeof COMMENT_FIELDS>;

/** An opinion in the chef form. */
export type CommentItem = CommentDetails & SetItem;

/** A stored opinion, as the form holds it. */
export function commentOf(row: Omit<AdminChefCommentDto, 'answer'>): CommentItem {
  const { id, version } = row;
  return { key: keyOfRow(row), id, version, ...valuesOf(COMMENT_FIELDS, row) };
}
