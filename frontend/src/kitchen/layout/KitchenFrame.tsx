import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { NavLink } from 'react-router-dom';

import { selectAdmitted } from '../../session/session-slice';
import { Brand } from '../../ui/Brand';
import { PLACES } from '../places';
import { useLeave } from './use-leave';

/** What surrounds every page of Mi cocina: the name above, and its places within reach of a thumb. */
export function KitchenFrame({ children }: { children: ReactNode }) {
  const chef = useSelector(selectAdmitted);
  const leave = useLeave();
  const [leaving, setLeaving] = useState(false);
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
            void leave();
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
        {children}
      </main>
    </div>
  );
}
