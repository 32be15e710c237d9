import {
  useCreateCommentMutation,
  useUpdateCommentMutation,
  type CommentDto,
  type CreateCommentDto,
} from '../../api/generated';
import { fieldsOf } from '../../ui/admin/contract-fields';
import { FormDialog } from '../../ui/admin/FormDialog';
import { StarsField } from '../../ui/admin/StarsField';
import { ChefSelect } from './ChefSelect';

/** What the dialog is open for: a new comment or one to edit. */
export type CommentJob = 'new' | CommentDto;

type CommentValues = Required<CreateCommentDto>;

const FIELDS = ['client_name', 'description', 'score', 'chef_id'] as const;
const { Field, TextField } = fieldsOf('CreateCommentDto');
const NEW: Partial<CommentValues> = { client_name: '', description: '', score: 0 };

function valuesOf({ client_name, description, score, chef_id }: CommentDto): CommentValues {
  return { client_name, description, score, chef_id };
}

interface CommentDialogProps {
  job: CommentJob | null;
  onClose: () => void;
  onDirty: (dirty: boolean) => void;
}

/** Creating and editing a comment: the same form with another button (product.md section 2, Comments screen). */
export function CommentDialog({ job, onClose, onDirty }: CommentDialogProps) {
  const [createComment] = useCreateCommentMutation();
  const [updateComment] = useUpdateCommentMutation();
  const comment = job === 'new' ? null : job;

  const save = (values: CommentValues) =>
    comment
      ? updateComment({ id: comment.id, updateCommentDto: values }).unwrap()
      : createComment({ createCommentDto: values }).unwrap();

  return (
    <FormDialog<CommentValues>
      open={job !== null}
      title={comment ? 'Editar Comentario' : 'Nuevo Comentario'}
      saveLabel={comment ? 'Guardar Cambios' : 'Crear Comentario'}
      leaveTitle={comment ? 'Salir de la Edición' : 'Salir de la creación'}
      initial={comment ? valuesOf(comment) : NEW}
      fields={FIELDS}
      save={save}
      onClose={onClose}
      onDirty={onDirty}
    >
      {() => (
        <>
          <TextField name="client_name" label="Nombre del Cliente" />
          <TextField name="description" label="Comentario" rows={4} />
          <Field name="score" label="Valorización">
            <StarsField />
          </Field>
          <Field name="chef_id" label="Chef">
            <ChefSelect known={comment ? { id: comment.chef_id, name: comment.chef.chef_name } : undefined} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
