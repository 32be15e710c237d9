import { useSelector } from 'react-redux';

import { roleLabel, selectAdmitted } from '../../session/session-slice';
import './me.css';

/** The signed-in person: portrait, e-mail and Administrador or Moderador. */
export function Me() {
  const person = useSelector(selectAdmitted);
  if (!person) return null;
  return (
    <div className="g-me">
      {person.picture ? (
        <img src={person.picture} alt="" width={36} height={36} referrerPolicy="no-referrer" />
      ) : (
        <span className="g-me-letter" aria-hidden="true">
          {Array.from(person.name)[0]?.toLocaleUpperCase('es')}
        </span>
      )}
      <div title={person.email}>
        {person.email}
        <span>{roleLabel(person.role)}</span>
      </div>
    </div>
  );
}
