import { createContext } from 'react';
import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state'>;

/**
 * The browser's router. Its state is ahead of the router's hooks, which change when the next page is drawn. Null on the server.
 */
export const RouterContext = createContext<Router | null>(null);
