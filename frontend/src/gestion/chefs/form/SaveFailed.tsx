import { Alert } from 'antd';
import { useEffect, useRef } from 'react';

import type { PartFailed } from './part-failed';

/** Which part of the save failed, brought into sight: whoever pressed the button is at the form's foot. */
export function SaveFailed({ failure }: { failure: PartFailed }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Its result is the browser's affair: newer ones give a promise, which is no cleanup.
    box.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  return (
    <div ref={box}>
      <Alert type="error" showIcon title={failure.title} description={failure.help} />
    </div>
  );
}
