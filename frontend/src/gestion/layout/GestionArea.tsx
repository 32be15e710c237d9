import { RequireSession } from '../../session/RequireSession';
import '../gestion.css';
import type { Screen } from '../screen';
import { AdminTheme } from './AdminTheme';
import { GestionLayout } from './GestionLayout';

/** The back-office: the guard, then its theme, then its frame with the screens in it. */
export function GestionArea({ screens }: { screens: Screen[] }) {
  return (
    <RequireSession>
      <AdminTheme>
        <GestionLayout screens={screens} />
      </AdminTheme>
    </RequireSession>
  );
}
