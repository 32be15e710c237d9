import { Button, Form } from 'antd';

import { limitsOf } from '../../../api/rules';
import { ConfirmDialog } from '../../../ui/admin/ConfirmDialog';
import { Stars } from '../../../ui/Stars';
import { CommentDialog } from './CommentDialog';
import type { CommentItem } from './comment-fields';
import { ItemCard } from './ItemCard';
import type { SectionProps } from './sections';
import { useItemSet } from './use-item-set';

const MOST = limitsOf('ReplaceChefCommentsDto', 'comments').maxItems ?? 500;

/** Section 6: what clients say about the chef. Optional. */
export function CommentsSection(props: SectionProps) {
  return (
    <Form.Item name="comments">
      <Comments {...props} />
    </Form.Item>
  );
}

interface CommentsProps extends SectionProps {
  id?: string;
  value?: CommentItem[];
  onChange?: (items: CommentItem[]) => void;
}

function Comments({ id, value = [], onChange, begun, onBegun }: CommentsProps) {
  const set = useItemSet({
    items: value,
    onChange,
    begun: begun?.comments,
    onBegun: (comments) => onBegun(comments && { comments }),
  });
  return (
    <div className="items">
      {set.items.length === 0 && <p className="items-none">Aún no existen comentarios asociados</p>}
      <ul>
        {set.items.map((item) => (
          <ItemCard
            key={item.key}
            subject={`el comentario de ${item.client_name}`}
            onEdit={() => set.edit(item)}
            onDelete={() => set.askDelete(item)}
          >
            <div className="item-text">
              <h3>{item.client_name}</h3>
              <Stars score={item.score} />
              <p>{item.description}</p>
            </div>
          </ItemCard>
        ))}
      </ul>
      <Button id={id} disabled={set.items.length >= MOST || undefined} onClick={set.create}>
        Agregar comentario
      </Button>
      {set.open && (
        <CommentDialog
          item={set.open.item}
          begun={set.open.begun}
          onDone={set.put}
          onCancel={set.close}
          onWritten={set.write}
        />
      )}
      <ConfirmDialog
        open={set.doomed !== undefined}
        title="¿Desea Eliminar el Comentario?"
        stayLabel="Cancelar"
        goLabel="Si, Eliminar"
        danger
        onStay={set.cancelDelete}
        onGo={set.remove}
      >
        El comentario de {set.doomed?.client_name} se elimina al guardar el chef.
      </ConfirmDialog>
    </div>
  );
}
