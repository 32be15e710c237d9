import type { ReactNode } from 'react';
import { Ring } from '../../ui/Ring';
import { useSettings } from '../../ui/settings';
import './card-face.css';

interface CardFaceProps {
  /** What it is worth, or the experience that it is for. */
  worth: string;
  /** Below the worth: for how many people. */
  detail?: string;
  to: string;
  from: string;
  /** Words at the foot: the code, or what a gift card is. */
  children?: ReactNode;
}

/** The face of a gift card, as a sheet of paper with the ring of a glass. */
export function CardFace({ worth, detail, to, from, children }: CardFaceProps) {
  const { productName } = useSettings();
  return (
    <div className="card-face">
      <Ring className="card-face__ring" stroke={1.1} />
      <p className="card-face__brand">{productName}</p>
      <div className="card-face__worth">
        <p>{worth}</p>
        {detail && <p className="card-face__detail">{detail}</p>}
      </div>
      <dl className="card-face__people">
        <div>
          <dt>Para</dt>
          <dd>{to}</dd>
        </div>
        <div>
          <dt>De</dt>
          <dd>{from}</dd>
        </div>
      </dl>
      {children && <div className="card-face__foot">{children}</div>}
    </div>
  );
}
