import { Suspense, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

import { optional } from '../ui/optional/optional';
import { MissingPage } from './MissingPage';

/** The routes of a browser. The router keeps a failed `lazy` for good, so such a page says so and can be retried. */
export const retriable = (routes: RouteObject[]): RouteObject[] => routes.map(withRetry);

function withRetry(route: RouteObject): RouteObject {
  if (route.children) return { ...route, children: retriable(route.children) };
  const { lazy } = route;
  if (typeof lazy !== 'function') return route;
  return { ...route, lazy: () => lazy().catch(() => ({ Component: tried(lazy) })) };
}

function tried(lazy: () => Promise<{ Component?: ComponentType | null }>) {
  const Page = optional(async () => (await lazy()).Component ?? (() => null), MissingPage);
  return function TriedPage() {
    return (
      <Suspense fallback={null}>
        <Page />
      </Suspense>
    );
  };
}
