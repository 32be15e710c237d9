import type { ReactNode } from 'react';

/** One section of the terms; its id is its anchor, so it stays the same for good. */
export interface TermsSection {
  id: string;
  title: string;
  body: ReactNode;
}
