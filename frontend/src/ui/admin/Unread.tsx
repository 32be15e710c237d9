import { Button, Skeleton } from 'antd';

import { messageOf } from '../../api/error-text';

interface UnreadProps {
  /** Why it could not be read; nothing while it is on its way. */
  error?: unknown;
  onRetry: () => unknown;
  /** Room of its own on the page. */
  className?: string;
}

/** In place of what is not there yet: its outline, or the server's word on why not and the way to try again. */
export function Unread({ error, onRetry, className = '' }: UnreadProps) {
  if (!error) return <Skeleton active paragraph={{ rows: 10 }} className="sheet" />;
  return (
    <div className={`blank ${className}`.trim()} role="alert">
      <p>{messageOf(error)}</p>
      <Button onClick={() => void onRetry()}>Reintentar</Button>
    </div>
  );
}
