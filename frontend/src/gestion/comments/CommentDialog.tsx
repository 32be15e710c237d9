import { useDispatch } from 'react-redux';

import {
  api,
  useCreateCommentMutation,
  useUpdateCommentMutation,
  type CommentDto,
  type CreateCommentDto,
} from '../../api/generated';
import type { AppDispatch } from '../../store/store';
import { KnownChef } from '../../ui/admin/field/known-chef';
import type { EditDialogProps } from '../../ui/admin/form/use-edit-dialog';
import { VersionedDialog } from '../../ui/admin/dialog/VersionedDialog';
import { AnswerPart } from './AnswerPart';
import { COMMENT_FIELDS } from './comment-fields';
import { VerifiedDialog } from './VerifiedDialog';

/**
 * Creates and edits a comment, with what its chef answered. What a client wrote is shown, to be published or hidden; so is a comment
 * whose answer waits.
 */
export function CommentDialog(props: EditDialogProps<CommentDto>) {
  const dispatch = useDispatch<AppDispatch>();
  const [createComment] = useCreateCommentMutation();
  const [updateComment] = useUpdateCommentMutation();
  const comment = props.target === 'new' ? null : props.target;

  if (comment && (comment.verified || comment.answer?.state === 'waiting'))
    return <VerifiedDialog comment={comment} onClose={props.onClose} onDirty={props.onDirty} />;
  return (
    <KnownChef value={comment && { id: comment.chef_id, name: comment.chef.chef_name }}>
      <VersionedDialog
        {...props}
        noun="Comentario"
        fields={COMMENT_FIELDS}
        below={comment?.answer && <AnswerPart comment={comment} onDone={props.onClose} onDirty={props.onDirty} />}
        reload={async (id) => {
          const reading = api.endpoints.getComment.initiate({ id }, { forceRefetch: true, subscribe: false });
          return [(await dispatch(reading).unwrap()).data];
        }}
        create={(comment: CreateCommentDto, creation_key) =>
          createComment({ createCommentDto: { ...comment, creation_key } }).unwrap()
        }
        update={(id, updateCommentDto) => updateComment({ id, updateCommentDto }).unwrap()}
      />
    </KnownChef>
  );
}
