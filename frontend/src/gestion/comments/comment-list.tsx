import { api } from '../../api/api';
import type { CommentDto, ListCommentsApiArg } from '../../api/generated';
import { COMMENT_ANSWER_NAMES } from '../../api/staff-names.generated';
import { CopyText } from '../../ui/admin/feedback/CopyText';
import { CutLink, CutText } from '../../ui/admin/feedback/CutText';
import { optionsOf, yesOrNo } from '../../ui/admin/field/options-of';
import type { ListDefinition } from '../../ui/admin/list/list';
import { useRecordLink } from '../../ui/admin/form/record-address';
import { Stars } from '../../ui/Stars';
import { chefPath } from '../paths';
import { PUBLICATION_LABELS, PublicationTag } from './PublicationTag';

function Client({ comment }: { comment: CommentDto }) {
  const link = useRecordLink();
  return (
    <span className="comment-who">
      <b className="comment-client">
        <CutLink {...link(comment.id)}>{comment.client_name}</CutLink>
      </b>
      <PublicationTag comment={comment} />
    </span>
  );
}

/** 'SI' or 'No', as the product writes it in this table. */
const favoriteLabel = ({ favorite }: CommentDto): string => (favorite ? 'SI' : 'No');

/** All comments; the table's headings are the product's. */
export const commentList: ListDefinition<CommentDto, ListCommentsApiArg> = {
  call: api.endpoints.listComments,
  noun: ['comentario', 'comentarios'],
  searchLabel: 'Buscar por cliente, comentario o chef',
  noMatch: 'Ningún comentario coincide con lo que buscas.',
  none: 'Aún no hay comentarios. Agrega el primero.',
  order: 'client_name',
  filters: {
    favorite: {
      label: 'En Favorito',
      all: 'En Favorito: todos',
      options: yesOrNo('En Favorito: SI', 'En Favorito: No'),
    },
    publication: {
      label: 'En el sitio',
      all: 'En el sitio: todos',
      options: optionsOf(PUBLICATION_LABELS),
    },
    answer: {
      label: 'Respuesta del chef',
      all: 'Respuesta: todas',
      options: [
        { value: 'waiting', label: `Respuesta: ${COMMENT_ANSWER_NAMES.waiting.toLocaleLowerCase('es')}` },
        { value: 'published', label: `Respuesta: ${COMMENT_ANSWER_NAMES.published.toLocaleLowerCase('es')}` },
        { value: 'returned', label: `Respuesta: ${COMMENT_ANSWER_NAMES.returned.toLocaleLowerCase('es')}` },
        { value: 'hidden', label: `Respuesta: ${COMMENT_ANSWER_NAMES.hidden.toLocaleLowerCase('es')}` },
      ],
    },
    verified: {
      label: 'Quién lo escribió',
      all: 'Escritos por todos',
      options: yesOrNo('Opiniones verificadas', 'Ingresados por el equipo'),
    },
  },
  columns: [
    {
      label: 'Nombre del Cliente',
      sort: 'client_name',
      cell: (comment) => <Client comment={comment} />,
      csv: ({ client_name: name }) => name,
    },
    {
      label: 'Descripción',
      cell: ({ description }) => <CutText>{description}</CutText>,
      csv: ({ description }) => description,
    },
    {
      label: 'Valoracion',
      sort: 'score',
      orders: ['de menos a más', 'de más a menos'],
      cell: ({ score }) => <Stars score={score} />,
      csv: ({ score }) => score,
    },
    { label: 'En Favorito', cell: favoriteLabel, csv: favoriteLabel },
    {
      label: 'Nombre del Chef',
      sort: 'chef_name',
      cell: ({ chef, chef_id: id }) => <CutLink to={chefPath(id)}>{chef.chef_name}</CutLink>,
      csv: ({ chef }) => chef.chef_name,
    },
    {
      label: 'Email del Chef',
      cell: ({ chef }) => <CopyText what="Email" value={chef.email} of={chef.chef_name} />,
      csv: ({ chef }) => chef.email,
    },
  ],
};
