import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';

import { selectAdmitted, type Role } from '../../session/session-slice';
import { PageHead } from './PageHead';

/** Shows a page only to these roles. The server decides what they may do; this avoids a page full of refusals. */
export function OnlyFor({ roles, children }: { roles?: Role[]; children: ReactNode }) {
  const person = useSelector(selectAdmitted);
  if (!roles || (person && roles.includes(person.role))) return <>{children}</>;
  return (
    <>
      <PageHead title="Sin acceso" />
      <p>Esta sección es solo para administradores.</p>
    </>
  );
}
