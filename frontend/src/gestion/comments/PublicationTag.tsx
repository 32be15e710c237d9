import type { CommentDto } from '../../api/generated';
import { StateTag } from '../../ui/admin/list/StateTag';

/** What has become of an opinion that a client wrote. */
export const PUBLICATION_LABELS: Record<CommentDto['publication'], string> = {
  waiting: 'Por publicar',
  published: 'Publicada',
  hidden: 'Oculta',
};

/** What has become of a chef's answer. */
export const ANSWER_LABELS: Record<NonNullable<CommentDto['answer']>['state'], string> = {
  ...PUBLICATION_LABELS,
  returned: 'Devuelta',
};

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
