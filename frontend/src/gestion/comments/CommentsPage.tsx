import { Button, Select, Skeleton } from 'antd';
import { useState } from 'react';

import { api, useListCommentsQuery } from '../../api/api';
import { messageOf } from '../../api/error-text';
import type { CommentDto } from '../../api/generated';
import { useListFavoriteCommentsQuery } from '../../api/public.generated';
import { DataTable } from '../../ui/admin/DataTable';
import { DeleteDialog } from '../../ui/admin/DeleteDialog';
import { ExportButton } from '../../ui/admin/ExportButton';
import { LeaveQuestion } from '../../ui/admin/LeaveQuestion';
import { RowMenu, type RowAction } from '../../ui/admin/RowMenu';
import { SearchField } from '../../ui/admin/SearchField';
import { useDeletion } from '../../ui/admin/use-deletion';
import { useStepBack } from '../../ui/admin/use-step-back';
import { oneOf, useTableParams } from '../../ui/admin/use-table-params';
import { PageHead } from '../layout/PageHead';
import { COMMENT_SORTS, commentColumns } from './comment-columns';
import { commentCsvColumns } from './comment-csv';
import { CommentDialog, type CommentJob } from './CommentDialog';
import './comments.css';
import { FeaturedComments } from './FeaturedComments';
import { useCommentActions, type CommentActions } from './use-comment-actions';

/** The comments: those that the home page features, and all of them (product.md section 2, Comments screen). */
export function CommentsPage() {
  const [job, setJob] = useState<CommentJob | null>(null);
  const [dirty, setDirty] = useState(false);
  const actions = useCommentActions();
  return (
    <>
      <PageHead
        title="Comentarios"
        crumbs={[{ name: 'Comentarios', path: '/gestion/chefs-comments' }]}
        action={
          <Button type="primary" onClick={() => setJob('new')}>
            Nuevo Comentario
          </Button>
        }
      />
      <Lists actions={actions} onEdit={setJob} />
      <CommentDialog job={job} onClose={() => setJob(null)} onDirty={setDirty} />
      <LeaveQuestion dirty={dirty} title={job === 'new' ? 'Salir de la creación' : 'Salir de la Edición'} />
    </>
  );
}

interface ListsProps {
  actions: CommentActions;
  onEdit: (comment: CommentDto) => void;
}

/** Both lists appear at once, when it is known how high the first one is: the table does not jump. */
function Lists({ actions, onEdit }: ListsProps) {
  const { data, error, refetch } = useListFavoriteCommentsQuery();
  if (!data && !error) return <Skeleton active paragraph={{ rows: 10 }} className="sheet" />;
  return (
    <>
      <section className="featured-section" aria-labelledby="destacados">
        <h2 id="destacados">Destacados en el inicio</h2>
        {data ? (
          <FeaturedComments comments={data.data} actions={actions} />
        ) : (
          <div className="blank" role="alert">
            <p>{messageOf(error)}</p>
            <Button onClick={() => void refetch()}>Reintentar</Button>
          </div>
        )}
      </section>
      <section aria-labelledby="todos">
        <h2 id="todos">Todos los comentarios</h2>
        <AllComments actions={actions} onEdit={onEdit} />
      </section>
    </>
  );
}

/** Rows of a page (product.md section 9). */
const PER_PAGE = 12;

/** All comments: searched, filtered, sorted and paged by the server, all of it in the address. */
function AllComments({ actions, onEdit }: ListsProps) {
  const { page, sort, filter, filtered, goTo, sortBy, narrow, clear } = useTableParams(
    ['search', 'favorite'],
    COMMENT_SORTS,
  );
  const favorite = oneOf(['true', 'false'], filter('favorite'));
  const asked = {
    search: filter('search') || undefined,
    favorite: favorite && favorite === 'true',
    sort,
  };
  const { data, error, isFetching, refetch } = useListCommentsQuery({ ...asked, page, perPage: PER_PAGE });
  const total = data?.total ?? 0;
  const beyond = useStepBack({ isFetching, rows: data?.data.length, total, perPage: PER_PAGE, goTo });
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
      <div className="g-tools" role="search">
        <SearchField
          label="Buscar por cliente, comentario o chef"
          value={filter('search')}
          onSearch={(search) => narrow({ search })}
        />
        <Select
          aria-label="En Favorito"
          value={favorite ?? ''}
          onChange={(next) => narrow({ favorite: next })}
          options={[
            { value: '', label: 'En Favorito: todos' },
            { value: 'true', label: 'En Favorito: SI' },
            { value: 'false', label: 'En Favorito: No' },
          ]}
        />
        <ExportButton
          fileName="comentarios"
          columns={commentCsvColumns}
          list={api.endpoints.listComments}
          filter={asked}
          disabled={total === 0}
        />
      </div>
      <DataTable<CommentDto>
        noun="comentarios"
        ownOrder="Últimos ingresados primero"
        columns={commentColumns}
        rows={beyond ? undefined : data?.data}
        rowKey={({ id }) => id}
        actions={(comment) => (
          <RowMenu subject={comment.client_name} actions={entriesOf(comment)} busy={actions.isBusy(comment.id)} />
        )}
        total={total}
        page={page}
        perPage={PER_PAGE}
        sort={sort}
        onPage={goTo}
        onSort={sortBy}
        loading={isFetching}
        problem={error && !data ? messageOf(error) : undefined}
        onRetry={() => void refetch()}
        empty={
          filtered ? (
            <>
              <p>Ningún comentario coincide con lo que buscas.</p>
              <Button onClick={clear}>Quitar filtros</Button>
            </>
          ) : (
            <p>Aún no hay comentarios. Agrega el primero.</p>
          )
        }
      />
      <DeleteDialog deletion={deletion} what="el Comentario">
        {({ client_name: name }) => `La eliminación del comentario de ${name} no se puede revertir.`}
      </DeleteDialog>
    </>
  );
}
