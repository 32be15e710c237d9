import { useContext } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';

import { StillErrorPage } from '../site/error/StillErrorPage';
import { UnderReview } from '../site/my-request/UnderReview';
import { PageProblem } from './PageProblem';
import { SentFields } from './sent-form';

/** Shown in place of a page behind a secret link that could not be loaded. */
export function SecretProblem() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const sent = useContext(SentFields);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <PageProblem />;
  if (status === 409) return <UnderReview chef={pathname.startsWith('/ficha/')} />;
  return <StillErrorPage status={status} path={pathname} sent={sent} />;
}
