import type { ReactNode } from 'react';

/** Says that a form was saved. It has the focus, so that the page opens there, and not at its top. */
export const SavedNote = ({ children }: { children: ReactNode }) => (
  <p className="my-request__saved" role="status" tabIndex={-1} autoFocus>
    {children}
  </p>
);
