import type { CommentDto } from '../../api/generated';
import { CutText } from '../../ui/admin/CutText';
import type { Column } from '../../ui/admin/DataTable';
import { Stars } from '../../ui/Stars';

/** 'SI' or 'No', as the product writes it in this table. */
export const favoriteLabel = (favorite: boolean): string => (favorite ? 'SI' : 'No');

/** The comments table; its headings are the product's. */
export const commentColumns: Column<CommentDto>[] = [
  {
    key: 'client',
    label: 'Nombre del Cliente',
    sortKey: 'client_name',
    render: ({ client_name: name }) => (
      <b className="comment-client">
        <CutText>{name}</CutText>
      </b>
    ),
  },
  { key: 'description', label: 'Descripción', render: ({ description }) => <CutText>{description}</CutText> },
  { key: 'score', label: 'Valoracion', sortKey: 'score', render: ({ score }) => <Stars score={score} /> },
  { key: 'favorite', label: 'En Favorito', render: ({ favorite }) => favoriteLabel(favorite) },
  {
    key: 'chef',
    label: 'Nombre del Chef',
    sortKey: 'chef_name',
    render: ({ chef }) => <CutText>{chef.chef_name}</CutText>,
  },
  { key: 'email', label: 'Email del Chef', render: ({ chef }) => <CutText>{chef.email}</CutText> },
];
