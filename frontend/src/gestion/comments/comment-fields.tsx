import type { CommentDto } from '../../api/generated';
import { CHEF } from '../../ui/admin/field/chef-kinds';
import { fieldKinds } from '../../ui/admin/field/record-fields';

const { text, score, own } = fieldKinds('CreateCommentDto');

/** The fields of a comment on its own screen. */
export const COMMENT_FIELDS = {
  client_name: text<CommentDto>('Nombre del Cliente'),
  description: text<CommentDto>('Comentario', { rows: 4 }),
  score: score<CommentDto>('Valorización'),
  chef_id: own('Chef', CHEF),
};
