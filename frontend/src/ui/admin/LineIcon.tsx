import type { ReactNode } from 'react';

import { LineDrawing } from '../Icon';

/** A line icon of the back-office, as large as the text it stands in. */
export function LineIcon({ children }: { children: ReactNode }) {
  return <LineDrawing className="g-icon">{children}</LineDrawing>;
}
