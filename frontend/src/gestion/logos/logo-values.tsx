import type { CreateClientLogoDto } from '../../api/generated';
import type { ClientLogoDto, ImageDto } from '../../api/public.generated';
import { ComparedPictures } from '../../ui/admin/ComparedPictures';
import type { ComparedField } from '../../ui/admin/conflict';
import type { Versioned } from '../../ui/admin/use-versioned-save';

/** The values of the form: the fields of CreateClientLogoDto, with whole pictures where the server takes their ids. */
export interface LogoValues {
  name_company: string;
  color_logo: ImageDto;
  transparent_logo: ImageDto;
}

export const NEW_LOGO: Partial<LogoValues> = { name_company: '' };

export const LOGO_FIELDS: ComparedField<LogoValues>[] = [
  { name: 'name_company', label: 'Nombre del cliente' },
  { name: 'color_logo', label: 'Logo a color', show: ({ color_logo: image }) => <ComparedPictures images={[image]} /> },
  {
    name: 'transparent_logo',
    label: 'Logo transparente',
    show: ({ transparent_logo: image }) => (
      <span className="logo-compared">
        <ComparedPictures images={[image]} />
      </span>
    ),
  },
];

/** A client logo's form values and version. */
export function versionedLogo(logo: ClientLogoDto): Versioned<LogoValues> {
  const { name_company, color_logo, transparent_logo, version } = logo;
  return { values: { name_company, color_logo, transparent_logo }, version };
}

/** What is sent: the pictures by their ids. */
export function logoDto({ name_company, color_logo, transparent_logo }: LogoValues): CreateClientLogoDto {
  return { name_company, color_logo: { id: color_logo.id }, transparent_logo: { id: transparent_logo.id } };
}
