import type { ReactNode } from 'react';

/**
 * Around an antd Select whose choices the server finds. Until they are those of what is typed, Enter would close the list and take the
 * words away.
 */
export function EnterWaits({ waiting, children }: { waiting: boolean; children: ReactNode }) {
  return (
    <div
      onKeyDownCapture={(event) => {
        if (!waiting || event.key !== 'Enter') return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {children}
    </div>
  );
}
