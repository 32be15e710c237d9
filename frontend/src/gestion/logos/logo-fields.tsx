import type { ImageDto } from '../../api/public.generated';
import { ComparedPictures } from '../../ui/admin/picture/ComparedPictures';
import { pictureKinds } from '../../ui/admin/picture/picture-kinds';
import { fieldKinds } from '../../ui/admin/field/record-fields';

const { text } = fieldKinds('CreateClientLogoDto');
const { picture } = pictureKinds('CreateClientLogoDto');

/** The fields of a client's logo. Each picture is shown on the background for which it is made. */
export const LOGO_FIELDS = {
  name_company: text('Nombre del cliente'),
  color_logo: picture('Logo a color', { kind: 'logo', extra: 'Se ve sobre fondo claro.' }),
  transparent_logo: {
    ...picture('Logo transparente', {
      kind: 'logo',
      extra: 'En blanco y sin fondo: se ve sobre fondo oscuro.',
      className: 'logo-on-dark',
    }),
    show: (image: ImageDto | undefined) => (
      <span className="logo-compared">
        <ComparedPictures images={[image]} />
      </span>
    ),
  },
};
