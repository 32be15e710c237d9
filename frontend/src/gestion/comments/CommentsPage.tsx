import type { ReactNode } from 'react';

import { useListFavoriteCommentsQuery } from '../../api/public.generated';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { useList } from '../../ui/admin/list/use-list';
import { RecordScreen } from '../layout/RecordScreen';
import { useChanges } from '../versions/Changes';
import { commentList } from './comment-list';
import { CommentDialog } from './CommentDialog';
import { CommentRowMenu } from './CommentRowMenu';
import './comments.css';
import { FeaturedComments } from './FeaturedComments';
import { useCommentActions, type CommentActions } from './use-comment-actions';

/** The comments: those that the home page features, and all of them. */
export function CommentsPage() {
  const list = useList(commentList);
  const actions = useCommentActions(list);
  const changes = useChanges({
    kind: 'comment',
    fields: async () => (await import('./comment-fields')).COMMENT_FIELDS,
  });
  return (
    <RecordScreen
      title="Comentarios"
      crumbs={[{ name: 'Comentarios', path: '/gestion/chefs-comments' }]}
      history="comment"
      newLabel="Nuevo Comentario"
      list={list}
      menu={(row) => (
        <CommentRowMenu
          {...row}
          onToggle={(comment) => void actions.toggleFavorite(comment)}
          onSeeChanges={({ id, client_name: name }) => changes.see({ id, name })}
        />
      )}
      dialog={(props) => <CommentDialog {...props} />}
      deletion={{
        what: 'el Comentario',
        lost: ({ client_name: name }) => `La eliminación del comentario de ${name} no se puede revertir.`,
        remove: actions.remove,
      }}
    >
      {(table) => (
        <>
          <BothLists actions={actions}>{table}</BothLists>
          {changes.dialog}
        </>
      )}
    </RecordScreen>
  );
}

/** Both lists appear at once, when it is known how high the first one is: the table does not jump. */
function BothLists({ actions, children }: { actions: CommentActions; children: ReactNode }) {
  const { data, error, refetch } = useListFavoriteCommentsQuery();
  if (!data && !error) return <LoadingOrError onRetry={refetch} />;
  return (
    <>
      <section className="featured-section" aria-labelledby="destacados">
        <h2 id="destacados">Destacados en el inicio</h2>
        {data ? (
          <FeaturedComments comments={data.data} actions={actions} />
        ) : (
          <LoadingOrError error={error} onRetry={refetch} />
        )}
      </section>
      <section aria-labelledby="todos">
        <h2 id="todos">Todos los comentarios</h2>
        {children}
      </section>
    </>
  );
}
