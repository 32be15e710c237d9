import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router-dom';

import { CHEF_KEY, connectSession } from '../session/stored-user';
import { createKitchenStore, forgetOthers } from './kitchen-session';
import './kitchen.css';

/** Mi cocina: its own store with the chef's session, beside that of the site. */
export function KitchenRoot() {
  const [store] = useState(createKitchenStore);
  useEffect(() => {
    const disconnect = connectSession(store, CHEF_KEY);
    const stop = forgetOthers(store);
    return () => {
      stop();
      disconnect();
    };
  }, [store]);
  return (
    <Provider store={store}>
      <Outlet />
    </Provider>
  );
}
