import { setupListeners } from '@reduxjs/toolkit/query/react';
import { Alert } from 'antd';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

import { useOnline } from '../../ui/use-online';

/** Says that there is no network, above every screen. When it is back, what a screen shows is read again. */
export function Offline() {
  const dispatch = useDispatch();
  const online = useOnline();
  useEffect(() => {
    const leave = setupListeners(dispatch);
    return leave;
  }, [dispatch]);
  return (
    <div className="g-offline" role="status">
      {!online && (
        <Alert banner type="warning" title="Sin conexión. Lo que escribes sigue aquí: guárdalo cuando vuelva." />
      )}
    </div>
  );
}
