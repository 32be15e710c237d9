import { Alert } from 'antd';
import { useEffect, useRef } from 'react';

import type { PartFailed } from './part-failed';

/**
 * Says which part of the save failed. It scrolls into view, because whoever pressed the button is at the end of the
 * form.
 */
export function SaveFailed({ failure }: { failure: PartFailed }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise here, which is no cleanup function.
    box.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  return (
    <div ref={box}>
      <Alert type="error" showIcon title={failure.title} description={failure.help} />
    </div>
  );
}
