import type { CreateHeaderDto } from '../../api/generated';
import type { HeaderDto, ImageDto } from '../../api/public.generated';
import { ComparedPictures } from '../../ui/admin/ComparedPictures';
import type { ComparedField } from '../../ui/admin/conflict';
import type { Versioned } from '../../ui/admin/use-versioned-save';

/** The values of the form: the fields of CreateHeaderDto, with the whole picture where the server takes its id. */
export interface HeaderValues {
  cover_title: string;
  cover_description: string;
  header_image: ImageDto;
  color_text: string;
}

/** Most headers, and the default colour of their text. */
export const MAX_HEADERS = 3;
export const NEW_HEADER: Partial<HeaderValues> = { cover_title: '', cover_description: '', color_text: 'white' };

export const HEADER_FIELDS: ComparedField<HeaderValues>[] = [
  { name: 'cover_title', label: 'Título' },
  { name: 'cover_description', label: 'Descripción' },
  {
    name: 'header_image',
    label: 'Imagen',
    show: ({ header_image: image }) => <ComparedPictures images={[image]} />,
  },
  { name: 'color_text', label: 'Color del texto' },
];

/** A header's form values and version. */
export function versionedHeader(header: HeaderDto): Versioned<HeaderValues> {
  const { cover_title, cover_description, header_image, color_text, version } = header;
  return { values: { cover_title, cover_description, header_image, color_text }, version };
}

/** What is sent: the picture by its id. */
export function headerDto({ header_image: image, ...texts }: HeaderValues, companyId: number): CreateHeaderDto {
  return { ...texts, header_image: { id: image.id }, company_id: companyId };
}
