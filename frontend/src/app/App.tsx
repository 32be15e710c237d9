import type { ReactNode } from 'react';
import { StrictMode, useEffect } from 'react';
import { Provider } from 'react-redux';
import type { Store } from '@reduxjs/toolkit';

import { AnswersContext } from '../api/answers';
import { connectSession } from '../session/stored-user';
import { SettingsProvider, type SiteSettings } from '../ui/settings';
import { ToastProvider } from '../ui/ToastProvider';
import type { SiteState, SiteStore } from './late-store';

interface AppProps {
  store: SiteStore;
  settings: SiteSettings;
  /** The router: a static one on the server, the browser's own in the browser. */
  children: ReactNode;
}

/**
 * Everything around the router, the same on both sides, so that server and browser render the same tree. The stored
 * session is read after hydration, because the server cannot know it.
 */
export function App({ store, settings, children }: AppProps) {
  useEffect(() => {
    return connectSession(store);
  }, [store]);
  return (
    <StrictMode>
      {/* Its type is the library's, which also replaces reducers: react-redux only reads, listens and dispatches. */}
      <Provider store={store as unknown as Store<SiteState>}>
        <AnswersContext value={store}>
          <SettingsProvider value={settings}>
            <ToastProvider>{children}</ToastProvider>
          </SettingsProvider>
        </AnswersContext>
      </Provider>
    </StrictMode>
  );
}
