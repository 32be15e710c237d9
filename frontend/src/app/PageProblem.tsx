import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

import { ErrorPage } from '../site/error/ErrorPage';
import { NotFound } from '../site/not-found/NotFound';
import { MissingCode } from '../ui/optional/fetch-code';

/** Shown inside the frame in place of a page that could not be loaded: nothing is there, or something failed. */
export function PageProblem() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (isRouteErrorResponse(error) && status === 404) {
    return <NotFound toast={typeof error.data === 'string' && error.data !== '' ? error.data : undefined} />;
  }
  return <ErrorPage status={status} isCodeMissing={error instanceof MissingCode} />;
}
