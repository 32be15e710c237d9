import { useReducer, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { NavLink } from 'react-router-dom';

import { selectAdmitted } from '../../session/session-slice';
import { Brand } from '../../ui/Brand';
import { PLACES } from '../places';
import { LeaveQuestion } from './LeaveQuestion';
import { useLeave } from './use-leave';
import { CountUnsaved } from './use-unsaved';

/** What surrounds every page of Mi cocina: the name above, and its places within reach of a thumb. */
export function KitchenFrame({ children }: { children: ReactNode }) {
  const chef = useSelector(selectAdmitted);
  const leave = useLeave();
  const [leaving, setLeaving] = useState(false);
  const [unsaved, count] = useReducer((sum: number, change: 1 | -1) => sum + change, 0);
  return (
    <div className="kitchen">
      <header className="kitchen-head">
        <Brand />
        <p className="kitchen-head__who">{chef?.name}</p>
        <button
          type="button"
          className="btn btn--ghost btn--sm"
          aria-busy={leaving}
          onClick={() => {
            setLeaving(true);
            void leave().finally(() => setLeaving(false));
          }}
        >
          Salir
        </button>
      </header>
      {PLACES.length > 1 && (
        <nav className="kitchen-nav" aria-label="Mi cocina">
          {PLACES.map(({ path, label, drawing }) => (
            <NavLink key={path} to={path} end>
              {drawing}
              {label}
            </NavLink>
          ))}
        </nav>
      )}
      <main id="contenido" className="kitchen-main">
        <CountUnsaved value={count}>{children}</CountUnsaved>
      </main>
      <LeaveQuestion unsaved={unsaved > 0} />
    </div>
  );
}
