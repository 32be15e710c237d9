import type { ComponentType } from 'react';

import type { QuoteRequestPageDto } from '../api/generated';

/** What a part of a request's page takes that belongs to another section of the back-office. */
export interface RequestPartProps {
  request: QuoteRequestPageDto;
  /** Whether something is unsaved in it, for the page's own guard. Stays the same function. */
  onDirty: (dirty: boolean) => void;
}

/** A part of a request's page that belongs to another section: a `section` with a heading, or nothing. */
export type RequestPart = ComponentType<RequestPartProps>;
