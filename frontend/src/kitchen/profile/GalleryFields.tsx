import { useId } from 'react';

import { Field, FieldError } from '../../ui/Field';
import { PICTURES, type FormPicture } from './read-pictures';

/** Most pictures of a gallery, as the contract has it. */
const MOST = 20;

interface GalleryFieldsProps {
  pictures: FormPicture[];
  problem: string | undefined;
  onChange: (pictures: FormPicture[]) => void;
  onAdd: (files: File[]) => void;
}

/** The gallery: pictures are added at the end, moved to the front, or taken away. */
export function GalleryFields({ pictures, problem, onChange, onAdd }: GalleryFieldsProps) {
  const id = useId();
  const without = (at: number): FormPicture[] => pictures.filter((_, other) => other !== at);
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
        <Field id={`${id}-add`} label="Agregar fotos" help={`Hasta ${MOST}. Si son muchas, mándalas de a pocas.`}>
          {(control) => (
            <input
              {...control}
              type="file"
              multiple
              accept={PICTURES}
              onChange={({ target }) => {
                onAdd([...(target.files ?? [])].slice(0, MOST - pictures.length));
                target.value = '';
              }}
            />
          )}
        </Field>
      )}
      <FieldError role="alert">{problem}</FieldError>
    </fieldset>
  );
}
