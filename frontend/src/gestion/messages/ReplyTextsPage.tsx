import { useDeleteReplyTextMutation, useListReplyTextsQuery, type ReplyTextDto } from '../../api/generated';
import { RowMenu } from '../../ui/admin/list/RowMenu';
import { useList } from '../../ui/admin/list/use-list';
import { HISTORY } from '../history/use-history';
import { RecordScreen, type RowMenuProps } from '../layout/RecordScreen';
import { REPLY_TEXTS_PATH, REQUESTS_PATH } from '../paths';
import './messages.css';
import { replyList } from './reply-list';
import { ReplyTextDialog } from './ReplyTextDialog';

/** 'Textos de respuesta': what staff write to clients again and again. */
export function ReplyTextsPage() {
  const list = useList(replyList);
  const { refetch } = useListReplyTextsQuery();
  const [deleteText] = useDeleteReplyTextMutation();
  return (
    <RecordScreen
      title="Textos de respuesta"
      crumbs={[
        { name: 'Solicitudes', path: REQUESTS_PATH },
        { name: 'Textos de respuesta', path: REPLY_TEXTS_PATH },
      ]}
      history="reply_text"
      newLabel="Crear Texto"
      list={list}
      menu={(row) => <TextMenu {...row} />}
      dialog={(props) => <ReplyTextDialog {...props} reload={async () => (await refetch().unwrap()).data} />}
      deletion={{
        what: 'el Texto',
        lost: ({ name }) =>
          `La eliminación de ${name} no se puede revertir. Los mensajes ya enviados quedan como están.`,
        remove: (text) => list.remove(text, () => deleteText({ id: text.id }).unwrap()),
      }}
    >
      {(table) => (
        <>
          <p className="reply-intro">
            Lo que el equipo escribe una y otra vez. En cada solicitud eliges uno, ves cómo queda y lo envías por correo
            o WhatsApp.
          </p>
          {table}
        </>
      )}
    </RecordScreen>
  );
}

function TextMenu({ row, busy, onEdit, onSeeHistory, onDelete }: RowMenuProps<ReplyTextDto>) {
  return (
    <RowMenu
      subject={row.name}
      busy={busy}
      actions={[
        { key: 'edit', label: 'Editar', onSelect: () => onEdit(row) },
        { key: 'history', label: HISTORY, onSelect: () => onSeeHistory(row) },
        { key: 'delete', label: 'Eliminar', danger: true, onSelect: () => onDelete(row) },
      ]}
    />
  );
}
