import type { KeyboardEvent, ReactNode } from 'react';

function keepFromChoosing(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation();
}

/**
 * Around an antd Select of several values. There, Tab would choose the option under the cursor; here it only leaves the
 * field.
 */
export function TabLeaves({ children }: { children: ReactNode }) {
  return <div onKeyDownCapture={keepFromChoosing}>{children}</div>;
}
