import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';

import { UnderReview } from '../site/my-request/UnderReview';
import { PageProblem } from './PageProblem';

/** Shown in place of a page behind a secret link that could not be loaded. */
export function SecretProblem() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const isBlocked = isRouteErrorResponse(error) && error.status === 409;
  return isBlocked ? <UnderReview chef={pathname.startsWith('/ficha/')} /> : <PageProblem />;
}
