import type { ReactNode } from 'react';
import { Picture, type ImageData } from '../../ui/Picture';
import { Ring } from '../../ui/Ring';
import './house.css';

interface TurnProps {
  title: string;
  plate: ImageData;
  children: ReactNode;
}

/** One of several offers, beside a picture of a plate. In a `.turns` list the pictures change sides. */
export function Turn({ title, plate, children }: TurnProps) {
  return (
    <li className="turn">
      <div className="turn__plate">
        <div className="pic pic--plate">
          <Picture image={plate} alt="" sizes="(width < 48rem) 15rem, min(36vw, 27rem)" />
        </div>
        <Ring stroke={1.1} />
      </div>
      <div className="turn__text">
        <h2>{title}</h2>
        {children}
      </div>
    </li>
  );
}
