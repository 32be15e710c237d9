import { pictureKinds } from '../../ui/admin/picture/picture-kinds';
import { fieldKinds, type ValuesOf } from '../../ui/admin/field/record-fields';
import { ColourField } from './ColourField';

const { text, own } = fieldKinds('CreateHeaderDto');
const { picture } = pictureKinds('CreateHeaderDto');
const COLOUR = 'Color del texto';

/** The fields of a header. */
export const HEADER_FIELDS = {
  cover_title: text('Título'),
  cover_description: text('Descripción', { rows: 3 }),
  header_image: picture('Imagen de fondo', { kind: 'header' }),
  color_text: own(COLOUR, { empty: 'white', input: <ColourField label={COLOUR} /> }),
};

export type HeaderValues = ValuesOf<typeof HEADER_FIELDS>;
