import type { ReactElement } from 'react';

import { LineDrawing } from '../ui/Icon';
import { CALENDAR_PATH, KITCHEN } from './paths';

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
  {
    path: `${KITCHEN}/${CALENDAR_PATH}`,
    label: 'Calendario',
    drawing: (
      <LineDrawing>
        <rect x="4" y="5.5" width="16" height="14.5" rx="2.5" />
        <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
      </LineDrawing>
    ),
  },
];
