import { Skeleton } from 'antd';

import { messageOf } from '../../../api/error-text';
import { useRetry } from '../../use-retry';
import { LoadingButton } from '../form/LoadingButton';
import '../form/section-sheet.css';
import './blank.css';

interface LoadingOrErrorProps {
  /** Why it could not be read. Undefined while it loads. */
  error?: unknown;
  onRetry: () => unknown;
  /** A class for its place on the page. */
  className?: string;
}

/** Shown in place of data that is not there: a skeleton, or the server's sentence and a button to try again. */
export function LoadingOrError({ error, onRetry, className = '' }: LoadingOrErrorProps) {
  const { busy, retry } = useRetry(onRetry);
  // antd draws a title as an empty heading, which screen readers announce.
  if (!error) return <Skeleton active title={false} paragraph={{ rows: 11 }} className="section-sheet" />;
  return (
    <div className={`blank ${className}`.trim()} role="alert">
      <p>{messageOf(error)}</p>
      <LoadingButton busy={busy} onClick={retry}>
        Reintentar
      </LoadingButton>
    </div>
  );
}
