import type { StaticHandlerContext } from 'react-router-dom';
import { isRouteErrorResponse } from 'react-router-dom';

import type { RouterState } from './page-state';

/** The router's result as plain JSON. Error answers keep status and message; details of a defect stay on the server. */
export function routerStateOf(context: StaticHandlerContext): RouterState {
  const { loaderData, actionData } = context;
  return { loaderData, actionData, errors: context.errors && plainErrors(context.errors) };
}

function plainErrors(errors: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(errors).map(([route, error]) => [route, plainError(error)]));
}

function plainError(error: unknown) {
  if (!isRouteErrorResponse(error)) return { status: 500, statusText: '', internal: false, data: null };
  return { status: error.status, statusText: error.statusText, internal: false, data: error.data as unknown };
}
