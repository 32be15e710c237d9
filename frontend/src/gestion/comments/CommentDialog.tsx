import {
  useCreateCommentMutation,
  useUpdateCommentMutation,
  type CommentDto,
  type CreateCommentDto,
} from '../../api/generated';
import { fieldsOf } from '../../ui/admin/contract-fields';
import { RecordDialog } from '../../ui/admin/RecordDialog';
import { StarsField } from '../../ui/admin/StarsField';
import type { JobDialogProps } from '../../ui/admin/use-job';
import { ChefSelect } from './ChefSelect';

type CommentValues = Required<CreateCommentDto>;

const FIELDS = ['client_name', 'description', 'score', 'chef_id'] as const;
const { Field, TextField } = fieldsOf('CreateCommentDto');
const NEW: Partial<CommentValues> = { client_name: '', description: '', score: 0 };

function valuesOf({ client_name, description, score, chef_id }: CommentDto): CommentValues {
  return { client_name, description, score, chef_id };
}

/** Creates and edits a comment. */
export function CommentDialog(props: JobDialogProps<CommentDto>) {
  const [createComment] = useCreateCommentMutation();
  const [updateComment] = useUpdateCommentMutation();
  const comment = props.job === 'new' ? null : props.job;

  const save = (values: CommentValues) =>
    comment
      ? updateComment({ id: comment.id, updateCommentDto: values }).unwrap()
      : createComment({ createCommentDto: values }).unwrap();

  return (
    <RecordDialog<CommentDto, CommentValues>
      {...props}
      noun="Comentario"
      initial={comment ? valuesOf(comment) : NEW}
      fields={FIELDS}
      save={save}
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
    </RecordDialog>
  );
}
