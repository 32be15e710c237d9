import { useContext } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';

import { StillErrorPage } from '../site/error/StillErrorPage';
import { UnderReview } from '../site/my-request/UnderReview';
import { PageProblem } from './PageProblem';
import { SentFields } from './sent-form';

/** What the server knows of a page that it could not show. The page may have been sent a form, which is kept. */
function useProblem() {
  const error = useRouteError();
  const { pathname: path } = useLocation();
  return { path, sent: useContext(SentFields), status: isRouteErrorResponse(error) ? error.status : 500 };
}

/** `PageProblem` on the server. */
export function ServerProblem() {
  const problem = useProblem();
  return !problem.sent || problem.status === 404 ? <PageProblem /> : <StillErrorPage {...problem} />;
}

/** Shown in place of a page behind a secret link. */
export function SecretProblem() {
  const problem = useProblem();
  if (problem.status === 404) return <PageProblem />;
  if (problem.status === 409) return <UnderReview chef={problem.path.startsWith('/ficha/')} />;
  return <StillErrorPage {...problem} />;
}
