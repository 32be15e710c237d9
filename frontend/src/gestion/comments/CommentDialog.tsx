import {
  useCreateCommentMutation,
  useUpdateCommentMutation,
  type CommentDto,
  type CreateCommentDto,
} from '../../api/generated';
import { KnownChef } from '../../ui/admin/known-chef';
import { sentOf } from '../../ui/admin/record-fields';
import { RecordDialog } from '../../ui/admin/RecordDialog';
import type { JobDialogProps } from '../../ui/admin/use-job';
import { COMMENT_FIELDS } from './comment-fields';
import { VerifiedDialog } from './VerifiedDialog';

/** Creates and edits a comment. What a client wrote is shown, to be published or hidden. */
export function CommentDialog(props: JobDialogProps<CommentDto>) {
  const [createComment] = useCreateCommentMutation();
  const [updateComment] = useUpdateCommentMutation();
  const comment = props.job === 'new' ? null : props.job;

  if (comment?.verified) return <VerifiedDialog comment={comment} onClose={props.onClose} onDirty={props.onDirty} />;
  return (
    <KnownChef value={comment && { id: comment.chef_id, name: comment.chef.chef_name }}>
      <RecordDialog
        {...props}
        noun="Comentario"
        fields={COMMENT_FIELDS}
        save={(values) => {
          const form = sentOf<CreateCommentDto>(COMMENT_FIELDS, values);
          return comment
            ? updateComment({ id: comment.id, updateCommentDto: form }).unwrap()
            : createComment({ createCommentDto: form }).unwrap();
        }}
      />
    </KnownChef>
  );
}
