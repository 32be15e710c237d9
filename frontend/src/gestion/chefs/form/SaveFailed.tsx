import { Alert } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';

import type { PartFailed } from './part-failed';

/**
 * Says which part of the save failed, or what `children` say of it. It scrolls into view, because anyone who pressed the button is at the end of the
 * form.
 */
export function SaveFailed({ failure, children }: { failure: PartFailed; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise here, which is no cleanup function.
    box.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  return (
    <div ref={box}>{children || <Alert type="error" showIcon title={failure.title} description={failure.help} />}</div>
  );
}
