import type { ComponentType } from 'react';

import { MissingDialog } from './MissingDialog';
import { optional } from './optional';

/** A dialog whose code comes when it is opened. What cannot be opened says so where the dialog would stand. */
export const optionalDialog = <Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => optional(load, MissingDialog);
