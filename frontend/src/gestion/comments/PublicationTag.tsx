import type { CommentDto } from '../../api/generated';
import { StateTag } from '../../ui/admin/StateTag';

/** What has become of an opinion that a client wrote. */
export const PUBLICATION_LABELS: Record<CommentDto['publication'], string> = {
  published: 'Publicada',
  waiting: 'Por publicar',
  hidden: 'Oculta',
};

const LOOKS = { published: 'on', waiting: 'wait', hidden: 'off' } as const;

/** 'Opinión verificada' with what has become of it; nothing for what staff entered, which is always on the site. */
export function PublicationTag({ comment: { verified, publication } }: { comment: CommentDto }) {
  if (!verified) return null;
  return (
    <StateTag look={LOOKS[publication]} mark="Opinión verificada">
      {PUBLICATION_LABELS[publication]}
    </StateTag>
  );
}
