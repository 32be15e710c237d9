import type { ReplyTextDto } from '../../api/generated';
import { fieldKinds } from '../../ui/admin/field/record-fields';

const { text } = fieldKinds('CreateReplyTextDto');

/** The fields of a reply text. */
export const REPLY_FIELDS = {
  name: text<ReplyTextDto>('Nombre', { placeholder: 'Primer saludo' }),
  text: text<ReplyTextDto>('Texto', { rows: 9, placeholder: 'Hola {nombre}, gracias por escribirnos…' }),
};
