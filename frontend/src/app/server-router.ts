import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom';

import { takeCode } from '../site/gift-balance/take-code';
import { takeGift } from '../site/gift/take-gift';
import { takeQuoteForm } from '../site/quote/form/take-form';
import { storeOf } from './request-store';
import { createRoutes } from './routes';
import { secretRoutes } from './secret-routes';
import { ServerProblem } from './ServerProblem';

/** The site's routes on the server, ranked once for all requests. A request brings its store along. */
export const pages: StaticHandler = createStaticHandler(
  createRoutes(storeOf, {
    serverRoutes: secretRoutes,
    problem: ServerProblem,
    takers: {
      '/cotiza': (args) => takeQuoteForm(storeOf(args), args.request),
      '/regala': (args) => takeGift(storeOf(args), args.request),
      '/regala/saldo': (args) => takeCode(storeOf(args), args.request),
    },
  }),
);

/** The router that renders what was found. It gets only the matched routes, so that it ranks no others again. */
export function routerOf(context: StaticHandlerContext): ReturnType<typeof createStaticRouter> {
  const found = context.matches.map(({ route }) => route);
  // Where the router stopped before a page, the routes below it are needed to find the way again.
  const isWhole = found.at(-1)?.children === undefined;
  return createStaticRouter(isWhole ? oneInsideTheOther(found) : pages.dataRoutes, context);
}

const oneInsideTheOther = (routes: RouteObject[]): RouteObject[] =>
  routes.reduceRight<RouteObject[]>(
    (children, route) => [route.index ? route : { ...route, children: children.length > 0 ? children : undefined }],
    [],
  );
