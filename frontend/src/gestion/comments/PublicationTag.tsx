import type { CommentDto } from '../../api/generated';
import { COMMENT_ANSWER_NAMES } from '../../api/staff-names.generated';
import { StateTag } from '../../ui/admin/list/StateTag';

/** What has become of an opinion that a client wrote. */
const { returned: _returned, ...publication } = COMMENT_ANSWER_NAMES;
export const PUBLICATION_LABELS: Record<CommentDto['publication'], string> = publication;

const LOOKS = { published: 'on', waiting: 'wait', hidden: 'off' } as const;

/** 'Opinión verificada' with what has become of it, or that its client's data are blocked; nothing for what staff entered, which is always on the site. */
export function PublicationTag({ comment: { verified, publication, withheld } }: { comment: CommentDto }) {
  if (!verified) return null;
  if (withheld) return <StateTag look="bad">Datos bloqueados</StateTag>;
  return (
    <StateTag look={LOOKS[publication]} mark="Opinión verificada">
      {PUBLICATION_LABELS[publication]}
    </StateTag>
  );
}
