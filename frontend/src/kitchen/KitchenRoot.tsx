import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router-dom';

import { CHEF_KEY, connectSession } from '../session/stored-user';
import { createKitchenStore } from './kitchen-session';
import './kitchen.css';

/** Mi cocina: its own store with the chef's session, beside that of the site. */
export function KitchenRoot() {
  const [store] = useState(createKitchenStore);
  useEffect(() => {
    return connectSession(store, CHEF_KEY);
  }, [store]);
  return (
    <Provider store={store}>
      <Outlet />
    </Provider>
  );
}
