import '../gestion.css';

import { RequireSession } from '../../session/RequireSession';
import type { Screen } from '../screen';
import { AdminTheme } from './AdminTheme';
import { GestionLayout } from './GestionLayout';

/** The back-office: the guard, then its theme, then its layout with the screens. */
export function GestionArea({ screens }: { screens: Screen[] }) {
  return (
    <RequireSession>
      <AdminTheme>
        <GestionLayout screens={screens} />
      </AdminTheme>
    </RequireSession>
  );
}
