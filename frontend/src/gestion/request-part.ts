import type { ComponentType } from 'react';

import type { QuoteRequestPageDto } from '../api/generated';

/** What a part of a request's page takes that belongs to another section of the back-office. */
export interface RequestPartProps {
  request: QuoteRequestPageDto;
  /** Somebody else deleted the request: only what is unsaved stays, to be copied. */
  gone: boolean;
  /** Whether something is unsaved in it, for the page's own guard. Stays the same function. */
  onDirty: (dirty: boolean) => void;
}

/** A part of a request's page that belongs to another section: a `section` with a heading, or nothing. */
export type RequestPart = ComponentType<RequestPartProps>;

/** A part's data are read with the page (use-request-page.ts): it asks again for what is older than these seconds. */
export const READ_WITH_PAGE = { refetchOnMountOrArgChange: 10 };

/** What is said beside unsaved work on a request that somebody else has deleted. */
export const REQUEST_GONE = 'Otra persona eliminó la solicitud mientras escribías.';

/** Why nobody works on a request any more, beside unsaved work; nothing where one can. */
export function hindranceOf({
  request: { blocked, erased },
  gone,
}: Omit<RequestPartProps, 'onDirty'>): string | undefined {
  if (gone) return REQUEST_GONE;
  if (erased) return 'Los datos de este cliente fueron borrados mientras escribías.';
  return blocked ? 'El cliente pidió que no se usen sus datos mientras escribías.' : undefined;
}
