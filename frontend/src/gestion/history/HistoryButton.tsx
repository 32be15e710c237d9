import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';

import type { HistoryOf } from './history-of';

const HistoryDrawer = lazy(async () => ({ default: (await import('./HistoryDrawer')).HistoryDrawer }));

/** Opens what happened to a record. What shows it is loaded with the first press. */
export function HistoryButton(of: HistoryOf) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        Historial
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <HistoryDrawer of={of} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
