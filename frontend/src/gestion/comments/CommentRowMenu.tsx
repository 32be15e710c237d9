import type { CommentDto } from '../../api/generated';
import { RowMenu, type RowAction } from '../../ui/admin/list/RowMenu';
import { HISTORY } from '../history/use-history';
import type { RowMenuProps } from '../layout/RecordScreen';
import { SEE_CHANGES } from '../versions/Changes';

interface CommentRowMenuProps extends RowMenuProps<CommentDto> {
  onToggle: (comment: CommentDto) => void;
  onSeeChanges: (comment: CommentDto) => void;
}

/** The menu of a row of the comments table. Its labels say what a press will do. */
export function CommentRowMenu({
  row: comment,
  busy,
  onEdit,
  onToggle,
  onSeeChanges,
  onSeeHistory,
  onDelete,
}: CommentRowMenuProps) {
  const entries: RowAction[] = [
    {
      key: 'edit',
      label: comment.verified || comment.answer?.state === 'waiting' ? 'Leer y decidir' : 'Editar',
      onSelect: () => onEdit(comment),
    },
    {
      key: 'favorite',
      label: comment.favorite ? 'Quitar de Favorito' : 'Agregar a Favorito',
      // Nobody is shown on the home page what is not on the site.
      disabled: comment.publication !== 'published' || comment.withheld,
      onSelect: () => onToggle(comment),
    },
  ];
  const history: RowAction = { key: 'history', label: HISTORY, onSelect: () => onSeeHistory(comment) };
  // What a client wrote is hidden with a reason, not deleted.
  if (comment.verified) entries.push(history);
  else
    entries.push({ key: 'changes', label: SEE_CHANGES, onSelect: () => onSeeChanges(comment) }, history, {
      key: 'delete',
      label: 'Eliminar',
      danger: true,
      onSelect: () => onDelete(comment),
    });
  return <RowMenu subject={comment.client_name} actions={entries} busy={busy} />;
}
