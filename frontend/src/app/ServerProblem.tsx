import { useContext } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';

import { StillErrorPage } from '../site/error/StillErrorPage';
import { PageProblem } from './PageProblem';
import { SentFields } from './sent-form';

/** The same as `PageProblem` on the server, where the page may have been sent a form, which is kept. */
export function ServerProblem() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const sent = useContext(SentFields);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (!sent || status === 404) return <PageProblem />;
  return <StillErrorPage status={status} path={pathname} sent={sent} />;
}
