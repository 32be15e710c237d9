import { Button } from 'antd';

import type { CommentDto, ListCommentsApiArg } from '../../api/generated';
import { useListFavoriteCommentsQuery } from '../../api/public.generated';
import { DeleteDialog } from '../../ui/admin/DeleteDialog';
import { LeaveQuestion } from '../../ui/admin/LeaveQuestion';
import { ListTable } from '../../ui/admin/ListTable';
import { RowMenu, type RowAction } from '../../ui/admin/RowMenu';
import { Unread } from '../../ui/admin/Unread';
import { useDeletion } from '../../ui/admin/use-deletion';
import { useList, type ListState } from '../../ui/admin/use-list';
import { useRecordJob } from '../../ui/admin/use-record-job';
import { PageHead } from '../layout/PageHead';
import { commentList } from './comment-list';
import { CommentDialog } from './CommentDialog';
import './comments.css';
import { FeaturedComments } from './FeaturedComments';
import { useCommentActions, type CommentActions } from './use-comment-actions';

/** The comments: those that the home page features, and all of them. */
export function CommentsPage() {
  const list = useList(commentList);
  const job = useRecordJob(list);
  const actions = useCommentActions(list);
  return (
    <>
      <PageHead
        title="Comentarios"
        crumbs={[{ name: 'Comentarios', path: '/gestion/chefs-comments' }]}
        action={
          <Button type="primary" onClick={job.create}>
            Nuevo Comentario
          </Button>
        }
      />
      <Lists list={list} actions={actions} onEdit={job.edit} />
      <CommentDialog {...job.dialog} />
      <LeaveQuestion {...job.leaving} />
    </>
  );
}

interface ListsProps {
  list: ListState<CommentDto, ListCommentsApiArg>;
  actions: CommentActions;
  onEdit: (comment: CommentDto) => void;
}

/** Both lists appear at once, when it is known how high the first one is: the table does not jump. */
function Lists({ list, actions, onEdit }: ListsProps) {
  const { data, error, refetch } = useListFavoriteCommentsQuery();
  if (!data && !error) return <Unread onRetry={refetch} />;
  return (
    <>
      <section className="featured-section" aria-labelledby="destacados">
        <h2 id="destacados">Destacados en el inicio</h2>
        {data ? (
          <FeaturedComments comments={data.data} actions={actions} />
        ) : (
          <Unread error={error} onRetry={refetch} />
        )}
      </section>
      <section aria-labelledby="todos">
        <h2 id="todos">Todos los comentarios</h2>
        <AllComments list={list} actions={actions} onEdit={onEdit} />
      </section>
    </>
  );
}

/** All comments: searched, filtered, sorted and paged by the server, all of it in the address. */
function AllComments({ list, actions, onEdit }: ListsProps) {
  const deletion = useDeletion<CommentDto>(actions);

  const entriesOf = (comment: CommentDto): RowAction[] => [
    { key: 'edit', label: 'Editar', onSelect: () => onEdit(comment) },
    {
      key: 'favorite',
      label: comment.favorite ? 'Quitar de Favorito' : 'Agregar a Favorito',
      onSelect: () => actions.toggleFavorite(comment.id),
    },
    { key: 'delete', label: 'Eliminar', danger: true, onSelect: () => deletion.ask(comment) },
  ];

  return (
    <>
      <ListTable
        list={list}
        actions={(comment) => (
          <RowMenu subject={comment.client_name} actions={entriesOf(comment)} busy={actions.isBusy(comment.id)} />
        )}
      />
      <DeleteDialog deletion={deletion} what="el Comentario">
        {({ client_name: name }) => `La eliminación del comentario de ${name} no se puede revertir.`}
      </DeleteDialog>
    </>
  );
}
