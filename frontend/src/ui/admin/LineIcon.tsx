import type { ReactNode } from 'react';

import { LineDrawing } from '../Icon';
import './line-icon.css';

/** A line icon of the back-office, as high as the text beside it. */
export function LineIcon({ children }: { children: ReactNode }) {
  return <LineDrawing className="g-icon">{children}</LineDrawing>;
}
