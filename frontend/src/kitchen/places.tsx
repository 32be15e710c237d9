import type { ReactElement } from 'react';

import { LineDrawing } from '../ui/Icon';
import { CALENDAR_PATH, KITCHEN, OPINIONS_PATH, PAY_PATH, PROFILE_PATH } from './paths';

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
  {
    path: `${KITCHEN}/${PAY_PATH}`,
    label: 'Pagos',
    drawing: (
      <LineDrawing>
        <rect x="3.5" y="6.5" width="17" height="11" rx="2" />
        <circle cx="12" cy="12" r="2.5" />
        <path d="M6.5 12h.1M17.5 12h.1" />
      </LineDrawing>
    ),
  },
  {
    path: `${KITCHEN}/${PROFILE_PATH}`,
    label: 'Perfil',
    drawing: (
      <LineDrawing>
        <circle cx="12" cy="8.5" r="4" />
        <path d="M4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5" />
      </LineDrawing>
    ),
  },
  {
    path: `${KITCHEN}/${OPINIONS_PATH}`,
    label: 'Opiniones',
    drawing: (
      <LineDrawing>
        <path d="M4 5.5h16v11H11l-4.5 4v-4H4z" />
        <path d="M8 9.5h8M8 12.5h5" />
      </LineDrawing>
    ),
  },
];
