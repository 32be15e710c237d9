import type { ReactNode } from 'react';

/** One section of the terms. Its id is its anchor and never changes. */
export interface TermsSection {
  id: string;
  title: string;
  body: ReactNode;
}
