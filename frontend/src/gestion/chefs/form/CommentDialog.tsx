import { Form } from 'antd';

import { limitsOf } from '../../../api/rules';
import { fieldsOf } from '../../../ui/admin/contract-fields';
import { StarsField } from '../../../ui/admin/StarsField';
import { NEW_COMMENT, newComment, type CommentDetails, type CommentItem } from './comment-item';
import { ItemDialog } from './ItemDialog';

const { Field, TextField } = fieldsOf('ChefCommentFormDto');

/** 60 here, 300 on the comments screen. */
const MAX = limitsOf('ChefCommentFormDto', 'description').maxLength ?? 60;

interface CommentDialogProps {
  /** The opinion to edit; a new one without. */
  item?: CommentItem;
  onDone: (item: CommentItem) => void;
  onCancel: () => void;
  /** What was written in it before, where it is recovered. */
  begun?: CommentDetails;
  onWritten: (details: CommentDetails) => void;
}

/** Creates or edits an opinion of the chef form. */
export function CommentDialog({ item, begun, onDone, onCancel, onWritten }: CommentDialogProps) {
  const [form] = Form.useForm<CommentDetails>();
  const stored = item?.description ?? '';
  // What the comments screen wrote may be longer: it stays as it is, or is cut to what fits here.
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
      title={item ? 'Editar comentario' : 'Nuevo comentario'}
      doneLabel={item ? 'Aplicar Cambios' : 'Agregar Comentario'}
      initial={begun ?? item ?? NEW_COMMENT}
      onDone={(details) => onDone(item ? { ...item, ...details } : newComment(details))}
      onCancel={onCancel}
      recovered={begun !== undefined}
      onWritten={onWritten}
    >
      <TextField name="client_name" label="Nombre del cliente" />
      <TextField
        name="description"
        label="Comentario"
        rows={isLong ? 5 : 2}
        room={isLong ? Array.from(stored).length : undefined}
        insteadRules={
          isLong ? [{ required: true, whitespace: true, message: 'Completa este campo.' }, fits] : undefined
        }
        extra={isLong ? `Si lo cambias, usa como máximo ${MAX} caracteres.` : undefined}
      />
      <Field name="score" label="Valorización" required>
        <StarsField />
      </Field>
    </ItemDialog>
  );
}
