import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';

import { selectAdmitted, selectSessionExpired, selectSessionReady } from '../session/session-slice';
import { EntrancePage } from './entrance/EntrancePage';
import { ExpiredDialog } from './entrance/ExpiredDialog';
import { KitchenFrame } from './layout/KitchenFrame';

/**
 * The guard of Mi cocina: the entrance at every address, until a chef is signed in. An expired session stays on the
 * page, so that nothing typed is lost; another chef begins with empty pages.
 */
export function RequireChef() {
  const ready = useSelector(selectSessionReady);
  const chef = useSelector(selectAdmitted);
  const expired = useSelector(selectSessionExpired);
  if (!ready) return null;
  if (!chef) return <EntrancePage />;
  return (
    <KitchenFrame key={chef.email}>
      <Outlet />
      {expired && <ExpiredDialog email={chef.email} />}
    </KitchenFrame>
  );
}
