import { useId } from 'react';

import type { ImageDto, ImageInputDto } from '../../api/kitchen.generated';

/** Most pictures of a gallery, as the contract has it. */
const MOST = 20;

/** A picture of the gallery: one that there is, or one of the phone. */
interface GalleryPicture {
  input: ImageInputDto;
  src: string;
}

export const galleryOf = (images: readonly ImageDto[]): GalleryPicture[] =>
  images.map(({ id, publicUrl }) => ({ input: { id }, src: publicUrl }));

interface GalleryFieldsProps {
  pictures: GalleryPicture[];
  problem: string | undefined;
  onChange: (pictures: GalleryPicture[]) => void;
  onAdd: (files: File[]) => void;
}

/** The gallery: pictures are added at the end, moved to the front, or taken away. */
export function GalleryFields({ pictures, problem, onChange, onAdd }: GalleryFieldsProps) {
  const id = useId();
  const without = (at: number): GalleryPicture[] => pictures.filter((_, other) => other !== at);
  return (
    <fieldset className="kitchen-gallery">
      <legend>Tu galería</legend>
      <ol role="list">
        {pictures.map((picture, at) => (
          <li key={picture.input.id ?? picture.src}>
            <img src={picture.src} alt={`Foto ${at + 1}`} width={160} height={160} />
            <div>
              {at > 0 && (
                <button
                  type="button"
                  className="btn btn--outline btn--xs"
                  aria-label={`Primera: poner primero la foto ${at + 1}`}
                  onClick={() => onChange([picture, ...without(at)])}
                >
                  Primera
                </button>
              )}
              {pictures.length > 1 && (
                <button
                  type="button"
                  className="btn btn--outline btn--xs"
                  aria-label={`Quitar la foto ${at + 1}`}
                  onClick={() => onChange(without(at))}
                >
                  Quitar
                </button>
              )}
            </div>
          </li>
        ))}
      </ol>
      {pictures.length < MOST && (
        <div className="field">
          <label htmlFor={`${id}-add`}>Agregar fotos</label>
          <input
            id={`${id}-add`}
            className="input"
            type="file"
            multiple
            accept="image/jpeg,image/png,image/bmp"
            aria-describedby={`${id}-help`}
            onChange={({ target }) => {
              onAdd([...(target.files ?? [])].slice(0, MOST - pictures.length));
              target.value = '';
            }}
          />
          <p className="help" id={`${id}-help`}>
            Hasta {MOST}. Si son muchas, mándalas de a pocas.
          </p>
        </div>
      )}
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
