import { limitsOf } from '../../../api/rules';
import { GalleryField } from '../../../ui/admin/GalleryField';
import { ImageField } from '../../../ui/admin/ImageField';
import { Field, TextField } from './fields';
import type { SectionProps } from './sections';

const MAX_PHOTOS = limitsOf('CreateChefDto', 'gallery').maxItems ?? 20;

/** Section 1: who the chef is, in words and pictures. */
export function InformationSection({ onBusy }: SectionProps) {
  return (
    <>
      <TextField name="name" label="Nombre" />
      <TextField name="description" label="Descripción" rows={3} extra="Se muestran 100 caracteres en la tarjeta." />
      <TextField name="information" label="Información" rows={3} />
      <div className="cols cols--img">
        <Field name="profile_image" label="Imagen de perfil">
          <ImageField kind="profile" label="Imagen de perfil" onBusy={onBusy} />
        </Field>
        <Field name="cover_image" label="Imagen de portada">
          <ImageField kind="cover" label="Imagen de portada" onBusy={onBusy} />
        </Field>
      </div>
      <Field name="gallery" label="Galería">
        <GalleryField max={MAX_PHOTOS} onBusy={onBusy} />
      </Field>
    </>
  );
}
