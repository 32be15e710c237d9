import { useEffect, useRef, type ComponentType } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';

import { addTagTypes, api } from '../../api/generated';
import type { AppDispatch } from '../../store/store';
import { MissingPart, type InsteadProps } from '../../ui/optional/Missing';
import { optional } from '../../ui/optional/optional';
import { PageHead } from './PageHead';

/** A screen of the back-office. One that cannot be shown leaves navigation and layout as they are. */
export const optionalScreen = (load: () => Promise<ComponentType>): ComponentType => optional(load, ScreenProblem);

/** In place of a screen. Another address of the same screen is tried again by itself. */
function ScreenProblem({ error, onRetry }: InsteadProps) {
  const { pathname } = useLocation();
  const failed = useRef(pathname);
  useEffect(() => {
    if (failed.current !== pathname) onRetry();
  }, [onRetry, pathname]);
  const dispatch = useDispatch<AppDispatch>();
  const retry = () => {
    // What made it crash may be an answer that is kept.
    dispatch(api.util.invalidateTags([...addTagTypes]));
    onRetry();
  };
  return (
    <>
      <PageHead title="Se nos quemó algo en la cocina" />
      <MissingPart error={error} onRetry={retry} />
      <p>
        <Link to="/gestion">Volver al Dashboard</Link>
      </p>
    </>
  );
}
