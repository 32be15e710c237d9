import { Button, Slider } from 'antd';
import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import { cropRatio, maxZoom, type ImageKind, type Size } from './image-kinds';
import { Modal } from '../dialog/Modal';
import type { Area } from './picture-file';
import './crop-dialog.css';

/** A picture that waits for its crop. */
export interface CropJob {
  file: File;
  kind: ImageKind;
  size: Size;
}

interface CropDialogProps {
  job: CropJob | null;
  onDone: (area: Area) => void;
  onCancel: () => void;
}

function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}

const CENTRE = { x: 0, y: 0 };

/**
 * Crops a picture to the shape that the site shows, never below the minimum size. Works with mouse, touch and keyboard.
 */
export function CropDialog({ job, onDone, onCancel }: CropDialogProps) {
  const url = useObjectUrl(job?.file);
  const [crop, setCrop] = useState(CENTRE);
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  useEffect(() => {
    setCrop(CENTRE);
    setZoom(1);
    setArea(null);
  }, [job]);

  const ratio = job ? (cropRatio(job.kind, job.size) ?? 1) : 1;
  const furthest = job ? maxZoom(job.kind, job.size, ratio) : 1;

  return (
    <Modal
      open={job !== null}
      title="Recortar imagen"
      width={640}
      mask={{ closable: false }}
      onCancel={onCancel}
      footer={[
        <Button key="cancel" type="text" onClick={onCancel}>
          Cancelar
        </Button>,
        <Button key="done" type="primary" disabled={!area} onClick={() => area && onDone(area)}>
          Usar recorte
        </Button>,
      ]}
    >
      <p className="ask-text">Mueve la imagen con el dedo, el mouse o las flechas del teclado.</p>
      <div className="crop">
        {url && (
          <Cropper
            image={url}
            aspect={ratio}
            crop={crop}
            zoom={zoom}
            minZoom={1}
            maxZoom={furthest}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            disableAutomaticStylesInjection
            cropperProps={{ 'aria-label': 'Zona que se verá', role: 'group' }}
          />
        )}
      </div>
      {furthest > 1 && (
        <div className="crop-zoom">
          <span id="crop-zoom-label">Acercar</span>
          <Slider
            min={1}
            max={furthest}
            step={0.01}
            value={zoom}
            onChange={setZoom}
            tooltip={{ open: false }}
            ariaLabelledByForHandle="crop-zoom-label"
          />
        </div>
      )}
    </Modal>
  );
}
