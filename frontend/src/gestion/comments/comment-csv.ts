import type { CommentDto } from '../../api/generated';
import type { CsvColumn } from '../../ui/admin/csv';
import { favoriteLabel } from './comment-columns';

/** The comments list as a file: the table's columns, with the whole of every text. */
export const commentCsvColumns: CsvColumn<CommentDto>[] = [
  { label: 'Nombre del Cliente', value: ({ client_name: name }) => name },
  { label: 'Descripción', value: ({ description }) => description },
  { label: 'Valoracion', value: ({ score }) => score },
  { label: 'En Favorito', value: ({ favorite }) => favoriteLabel(favorite) },
  { label: 'Nombre del Chef', value: ({ chef }) => chef.chef_name },
  { label: 'Email del Chef', value: ({ chef }) => chef.email },
];
