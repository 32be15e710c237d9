import type { ReactNode } from 'react';
import { StrictMode, useEffect } from 'react';
import { Provider } from 'react-redux';

import { connectSession } from '../session/stored-user';
import { SettingsProvider, type SiteSettings } from '../ui/settings';
import { ToastProvider } from '../ui/ToastProvider';
import type { AppStore } from '../store/store';

interface AppProps {
  store: AppStore;
  settings: SiteSettings;
  /** The router: a static one on the server, the browser's own in the browser. */
  children: ReactNode;
}

/** Everything around the router, the same on both sides. The session is read after hydration: the server cannot know it. */
export function App({ store, settings, children }: AppProps) {
  useEffect(() => {
    return connectSession(store);
  }, [store]);
  return (
    <StrictMode>
      <Provider store={store}>
        <SettingsProvider value={settings}>
          <ToastProvider>{children}</ToastProvider>
        </SettingsProvider>
      </Provider>
    </StrictMode>
  );
}
