import { Form } from 'antd';

import { limitsOf } from '../../../api/rules';
import { Stars } from '../../../ui/Stars';
import type { FormControl } from '../../../ui/admin/field/form-control';
import { CommentDialog } from './CommentDialog';
import type { CommentItem } from './comment-fields';
import { ItemCard } from './ItemCard';
import { ItemList } from './ItemList';
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

function Comments({ id, value = [], onChange, begun, onBegun }: SectionProps & FormControl<CommentItem[]>) {
  const set = useItemSet({
    items: value,
    onChange,
    begun: begun?.comments,
    onBegun: (comments) => onBegun(comments && { comments }),
  });
  return (
    <ItemList
      set={set}
      id={id}
      none="Aún no existen comentarios asociados"
      addLabel="Agregar comentario"
      most={MOST}
      what="el Comentario"
      nameOf={({ client_name: name }) => `El comentario de ${name}`}
      card={(item) => (
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
      )}
      dialog={
        set.open && (
          <CommentDialog
            item={set.open.item}
            begun={set.open.begun}
            onDone={set.put}
            onCancel={set.close}
            onWritten={set.write}
          />
        )
      }
    />
  );
}
