import {
  useCreateReplyTextMutation,
  useUpdateReplyTextMutation,
  type CreateReplyTextDto,
  type ReplyTextDto,
} from '../../api/generated';
import type { EditDialogProps } from '../../ui/admin/form/use-edit-dialog';
import { VersionedDialog } from '../../ui/admin/dialog/VersionedDialog';
import { FieldsHelp } from './FieldsHelp';
import { REPLY_FIELDS } from './reply-fields';

interface ReplyTextDialogProps extends EditDialogProps<ReplyTextDto> {
  reload: () => Promise<ReplyTextDto[]>;
}

/** Creates and edits a reply text. */
export function ReplyTextDialog(props: ReplyTextDialogProps) {
  const [createText] = useCreateReplyTextMutation();
  const [updateText] = useUpdateReplyTextMutation();
  return (
    <VersionedDialog
      {...props}
      noun="Texto"
      fields={REPLY_FIELDS}
      create={(createReplyTextDto: CreateReplyTextDto) => createText({ createReplyTextDto }).unwrap()}
      update={(id, updateReplyTextDto) => updateText({ id, updateReplyTextDto }).unwrap()}
      below={<FieldsHelp />}
      width={640}
    />
  );
}
