import { Suspense, useState, type ReactNode } from 'react';

import { optionalDialog } from '../../ui/optional/optional-dialog';
import type { HistoryOf } from './history-of';

const HistoryDrawer = optionalDialog(async () => (await import('./HistoryDrawer')).HistoryDrawer);

/** The label of what opens the history of a record. */
export const HISTORY = 'Historial';

interface HistoryState {
  see: (of: HistoryOf) => void;
  /** Stands anywhere on the page. What it shows is loaded with the first press. */
  drawer: ReactNode;
}

/** 'Historial' of the records of a screen: what happened to one of them, beside the page. */
export function useHistory(): HistoryState {
  const [of, setOf] = useState<HistoryOf>();
  const [open, setOpen] = useState(false);
  return {
    see: (chosen) => {
      setOf(chosen);
      setOpen(true);
    },
    drawer: of && (
      <Suspense fallback={null}>
        <HistoryDrawer of={of} open={open} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
