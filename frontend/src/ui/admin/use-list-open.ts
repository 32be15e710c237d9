import { useState } from 'react';

import { useOpenBehind } from './use-open-behind';

/**
 * Whether a select's list is open. Pressed, it opens behind the press, which shows on the field. By a key it opens at once: the next
 * key, such as Enter after a name that was pasted, is for the list.
 */
export function useListOpen() {
  const [open, setOpen] = useState(false);
  const [pressed, setPressed] = useState(false);
  const drawn = useOpenBehind(open);
  const onOpenChange = (next: boolean) => {
    setOpen(next);
    if (!next) setPressed(false);
  };
  return {
    open: pressed ? drawn : open,
    onOpenChange,
    /** The select calls it after `onOpenChange`, in the same press. */
    onMouseDown: () => setPressed(true),
    /** A select that is left closes its list by itself; one that is not drawn yet it does not know of. */
    onBlur: () => {
      if (!drawn) onOpenChange(false);
    },
  };
}
