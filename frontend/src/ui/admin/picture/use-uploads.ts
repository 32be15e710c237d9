import { startTransition, useCallback, useRef, useState } from 'react';

import type { BusyListener } from './use-image-upload';

/** The uploads under way in a form. During one it is not saved, and leaving it would lose the picture. */
export interface FormUploads {
  /** Whether there are any, for what is shown. */
  uploading: boolean;
  /** The same at this moment, for a press. */
  isUploading: () => boolean;
  onBusy: BusyListener;
}

/** Counts the uploads of a form. `listener` is called too, such as the form around a dialog. */
export function useUploads(listener?: BusyListener): FormUploads {
  const underWay = useRef(0);
  const [uploading, setUploading] = useState(false);
  return {
    uploading,
    isUploading: () => underWay.current > 0,
    onBusy: useCallback(
      (delta) => {
        underWay.current += delta;
        // In the lane in which a form is marked as changed: it is never seen as saved between an upload and its picture.
        startTransition(() => setUploading(underWay.current > 0));
        listener?.(delta);
      },
      [listener],
    ),
  };
}
