import { Suspense, useState, type ReactNode } from 'react';

import { messageOf } from '../../api/error-text';
import { useLookAtPreviewMutation, type SharePreviewApiArg } from '../../api/generated';
import { optionalDialog } from '../../ui/optional/optional-dialog';
import { useToast } from '../../ui/Toast';

const SharePreviewDialog = optionalDialog(async () => (await import('./SharePreviewDialog')).SharePreviewDialog);

export const LOOK = 'Ver como se publicará';
export const SHARE = 'Compartir vista previa';

/** A chef or an experience, and what it is called. */
export interface PreviewSubject extends SharePreviewApiArg {
  name: string;
}

interface Previews {
  look: (subject: PreviewSubject) => void;
  share: (subject: PreviewSubject) => void;
  dialog: ReactNode;
}

/** Looks at pages before they are published, and shares them. */
export function usePreviews(): Previews {
  const [shared, setShared] = useState<PreviewSubject>();
  const [lookAt] = useLookAtPreviewMutation();
  const toast = useToast();

  async function look({ subject, id }: PreviewSubject) {
    // Opened by the press itself: a browser takes what opens later for an advertisement.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    try {
      const { data } = await lookAt({ subject, id }).unwrap();
      tab?.location.replace(data.url);
    } catch (error) {
      tab?.close();
      toast.error(messageOf(error));
    }
  }

  return {
    look: (subject) => void look(subject),
    share: setShared,
    dialog: shared && (
      <Suspense>
        <SharePreviewDialog subject={shared} onClose={() => setShared(undefined)} />
      </Suspense>
    ),
  };
}
