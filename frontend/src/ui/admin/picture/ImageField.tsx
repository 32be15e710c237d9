import { Progress } from 'antd';
import type { ImageDto } from '../../../api/generated';
import { useSettings } from '../../settings';
import type { FormControl } from '../field/form-control';
import { CropDialog } from './CropDialog';
import { DropZone } from './DropZone';
import { needsHint, type ImageKind } from './image-kinds';
import { CrossIcon, UploadIcon } from '../icons';
import { RefusedFiles } from './RefusedFiles';
import { useImageUpload, type BusyListener, type Upload } from './use-image-upload';
import './image-field.css';

interface ImageFieldProps extends FormControl<ImageDto | null, ImageDto> {
  kind: ImageKind;
  /** 'Imagen de perfil': names the picture and the buttons for those who cannot see them. */
  label: string;
  onBusy?: BusyListener;
}

/** One picture of a form: dropped or chosen, checked, cropped, uploaded with progress, shown with its two actions. */
export function ImageField({ id, value, onChange, kind, label, onBusy, ...aria }: ImageFieldProps) {
  const { uploads, giveUp, refused, cropping, accept, recrop, finishCrop, cancelCrop } = useImageUpload({
    kind,
    onImage: (image) => onChange?.(image),
    onBusy,
  });
  const needs = needsHint(kind, useSettings().uploadMaxMb);
  const upload = uploads[0];
  const take = ([file, ...others]: File[]) => {
    // One picture is meant: what is chosen now takes the place of what was refused before.
    refused.dismissAll();
    others.forEach(({ name }) => refused.refuse(`El archivo ${name} no se subió: aquí va una sola imagen.`));
    if (file) void accept(file, true);
  };

  return (
    <div className={`image-field image-field--${kind}`}>
      {upload && <UploadProgress upload={upload} onGiveUp={giveUp} fieldId={id} />}
      {!upload && !value && (
        <DropZone {...aria} id={id} className="drop-zone" onFiles={take}>
          <UploadIcon />
          <b>Arrastra o elige una imagen</b>
          <span className="help">JPG, PNG o BMP. {needs}</span>
        </DropZone>
      )}
      {!upload && value && (
        <>
          <div className="field-picture">
            <img src={value.publicUrl} alt={label} width={value.width} height={value.height} />
            <div className="field-picture__bar">
              <button
                type="button"
                className="field-picture__action"
                aria-label={`Recortar: ${label}`}
                onClick={() => {
                  refused.dismissAll();
                  void recrop(value);
                }}
              >
                Recortar
              </button>
              <DropZone
                {...aria}
                id={id}
                className="field-picture__action"
                aria-label={`Cambiar: ${label}`}
                onFiles={take}
              >
                Cambiar
              </DropZone>
            </div>
          </div>
          <p className="help">{needs}</p>
        </>
      )}
      <RefusedFiles {...refused} />
      <CropDialog job={cropping} onDone={(area) => void finishCrop(area)} onCancel={cancelCrop} />
    </div>
  );
}

interface UploadProgressProps {
  upload: Upload;
  onGiveUp: (upload: Upload) => void;
  /** The id of the button that chooses files. It gets the focus when the upload is given up. */
  fieldId: string | undefined;
}

/**
 * A file on its way: its name, a bar, the percentage, and the way to give it up. It holds the focus of what stood in its place, and
 * will again.
 */
export function UploadProgress({ upload, onGiveUp, fieldId = '' }: UploadProgressProps) {
  const { name, percent } = upload;
  const giveUp = () => {
    onGiveUp(upload);
    document.getElementById(fieldId)?.focus();
  };
  return (
    <div className="drop-zone field-upload" role="group" tabIndex={-1} aria-label={`Subiendo ${name}`}>
      <span className="image-field__file">{name}</span>
      <Progress percent={percent} size="small" status="normal" showInfo={false} aria-label={`Subiendo ${name}`} />
      <span className="help">{percent} %</span>
      <button
        type="button"
        className="field-picture__remove"
        aria-label={`Cancelar la subida de ${name}`}
        title="Cancelar la subida"
        onClick={giveUp}
      >
        <CrossIcon />
      </button>
    </div>
  );
}
