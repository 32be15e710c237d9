import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

import { UnderReview } from '../site/my-request/UnderReview';
import { PageProblem } from './PageProblem';

/** Shown in place of a page behind a secret link that could not be loaded. */
export function SecretProblem() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 409 ? <UnderReview /> : <PageProblem />;
}
