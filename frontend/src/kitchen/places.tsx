import type { ReactElement } from 'react';

import { LineDrawing } from '../ui/Icon';
import { KITCHEN } from './paths';

/** A place of Mi cocina, as its navigation shows it. */
interface Place {
  path: string;
  label: string;
  drawing: ReactElement;
}

export const PLACES: Place[] = [
  {
    path: KITCHEN,
    label: 'Veladas',
    drawing: (
      <LineDrawing>
        <circle cx="12" cy="13" r="6.5" />
        <circle cx="12" cy="13" r="3" />
        <path d="M4 20.5h16" />
      </LineDrawing>
    ),
  },
];
