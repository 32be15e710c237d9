import { Form } from 'antd';

import { limitsOf } from '../../../api/rules';
import { fieldsOf } from '../../../ui/admin/field/contract-fields';
import { emptyOf, FieldInputs } from '../../../ui/admin/field/record-fields';
import { newUuid } from '../../../ui/uuid';
import { COMMENT_FIELDS, type CommentDetails, type CommentItem } from './comment-fields';
import { ItemDialog } from './ItemDialog';

const { TextField } = fieldsOf('ChefCommentFormDto');

/** 60 characters here, 300 on the comments screen. */
const MAX = limitsOf('ChefCommentFormDto', 'description').maxLength ?? 60;

interface CommentDialogProps {
  item?: CommentItem;
  onDone: (item: CommentItem) => void;
  onCancel: () => void;
  /** What was written in it before, when it is recovered. */
  begun?: CommentDetails;
  onWritten: (details: CommentDetails) => void;
}

/** Creates or edits an opinion of the chef form. */
export function CommentDialog({ item, begun, onDone, onCancel, onWritten }: CommentDialogProps) {
  const [form] = Form.useForm<CommentDetails>();
  const stored = item?.description ?? '';
  const context = { isNew: item === undefined, onBusy: () => undefined };
  // A text of the comments screen may be longer. It stays as it is, or is cut to this length when it is changed.
  const isLong = Array.from(stored).length > MAX;
  const fits = {
    validator: (_rule: unknown, text: string) =>
      text === stored || Array.from(text).length <= MAX
        ? Promise.resolve()
        : Promise.reject(new Error(`Escribe como máximo ${MAX} caracteres.`)),
  };
  return (
    <ItemDialog
      form={form}
      name="comment"
      title={item ? 'Editar Comentario' : 'Nuevo Comentario'}
      doneLabel={item ? 'Aplicar Cambios' : 'Agregar Comentario'}
      initial={begun ?? item ?? emptyOf(COMMENT_FIELDS)}
      onDone={(details) => onDone({ ...(item ?? { key: newUuid() }), ...details })}
      onCancel={onCancel}
      recovered={begun !== undefined}
      onWritten={onWritten}
    >
      <FieldInputs fields={COMMENT_FIELDS} names={['client_name']} {...context} />
      <TextField
        name="description"
        label={COMMENT_FIELDS.description.label}
        rows={isLong ? 5 : 2}
        room={isLong ? Array.from(stored).length : undefined}
        insteadRules={
          isLong ? [{ required: true, whitespace: true, message: 'Completa este campo.' }, fits] : undefined
        }
        extra={isLong ? `Si lo cambias, usa como máximo ${MAX} caracteres.` : undefined}
      />
      <FieldInputs fields={COMMENT_FIELDS} names={['score']} {...context} />
    </ItemDialog>
  );
}
