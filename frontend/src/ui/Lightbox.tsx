import { useRef, useState, type KeyboardEvent } from 'react';
import { Dialog } from './Dialog';
import { Icon } from './Icon';
import { Picture, type ImageData } from './Picture';

interface LightboxProps {
  /** What the pictures show. A count is added when there are several. */
  title: string;
  images: readonly ImageData[];
  start?: number;
  onClose: () => void;
}

/** Shows pictures as large as the window allows, one at a time. Arrow keys show the next and the previous one. */
export function Lightbox({ title, images, start = 0, onClose }: LightboxProps) {
  const [at, setAt] = useState(start);
  const close = useRef<HTMLButtonElement>(null);
  const image = images[at];
  const several = images.length > 1;
  const turn = (steps: number) => setAt((now) => (now + steps + images.length) % images.length);

  const onKeyDown = (event: KeyboardEvent) => {
    if (several && event.key === 'ArrowRight') turn(1);
    if (several && event.key === 'ArrowLeft') turn(-1);
  };

  return (
    <Dialog className="lightbox on-dark" label={title} onClose={onClose} onKeyDown={onKeyDown} initialFocus={close}>
      <div className="lightbox__top">
        <p>{title}</p>
        <button ref={close} className="icon-btn" type="button" aria-label="Cerrar" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="lightbox__stage">
        {image && (
          <Picture
            key={at}
            image={image}
            sizes="100vw"
            alt={several ? `${title}, foto ${at + 1} de ${images.length}` : title}
            priority
          />
        )}
      </div>
      <div className="lightbox__foot">
        {several && (
          <>
            <button className="icon-btn" type="button" aria-label="Foto anterior" onClick={() => turn(-1)}>
              <Icon name="arrow-left" />
            </button>
            <span className="lightbox__count" aria-live="polite">
              {at + 1} / {images.length}
            </span>
            <button className="icon-btn" type="button" aria-label="Foto siguiente" onClick={() => turn(1)}>
              <Icon name="arrow-right" />
            </button>
          </>
        )}
      </div>
    </Dialog>
  );
}
