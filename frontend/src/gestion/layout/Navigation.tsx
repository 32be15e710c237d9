import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';

import { selectAdmitted } from '../../session/session-slice';
import { useSignOut } from '../../session/use-sign-out';
import { screensFor, sectionOf, type Screen } from '../screen';
import { SignOutIcon } from './icons';
import './navigation.css';

interface NavigationProps {
  screens: Screen[];
  /** Called when an entry is pressed. With unsaved work the navigation may still be cancelled. */
  onChoose?: () => void;
}

/**
 * The navigation 'Gestión interna': the sections that this person may enter, with the current one marked, and 'Cerrar
 * Sesión'.
 */
export function Navigation({ screens, onChoose }: NavigationProps) {
  const person = useSelector(selectAdmitted);
  const current = sectionOf(useLocation().pathname, screens);
  const signOut = useSignOut();
  const [leaving, setLeaving] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // In a low window the list scrolls, and the marked entry may be one of the last.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current?.to]);
  if (!person) return null;

  const leave = () => {
    onChoose?.();
    setLeaving(true);
    void signOut().finally(() => setLeaving(false));
  };
  return (
    <nav className="g-nav" aria-label="Gestión interna">
      <h2>Gestión interna</h2>
      <ul ref={list}>
        {screensFor(person.role, screens).map(({ label, to, icon: Icon, badge: Badge }) => (
          <li key={to}>
            <Link to={to} aria-current={to === current?.to ? 'page' : undefined} onClick={onChoose}>
              <Icon />
              {label}
              {Badge && <Badge />}
            </Link>
          </li>
        ))}
      </ul>
      <div className="g-nav-out">
        <button type="button" disabled={leaving} onClick={leave}>
          <SignOutIcon />
          {leaving ? 'Cargando' : 'Cerrar Sesión'}
        </button>
      </div>
    </nav>
  );
}
