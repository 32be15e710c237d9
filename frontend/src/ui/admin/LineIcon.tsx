import type { ReactNode } from 'react';

/** The frame of the back-office's line icons, as large as the text they stand in. */
export function LineIcon({ children }: { children: ReactNode }) {
  return (
    <svg
      className="g-icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
