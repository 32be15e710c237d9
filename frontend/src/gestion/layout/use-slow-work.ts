import { QueryStatus } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';

import type { RootState } from '../../store/store';
import { LATE_MS } from '../../ui/late';
import { useToast } from '../../ui/Toast';
import { useSlow } from '../../ui/use-slow';

const LATE = 'Está tardando más de lo normal. No cierres la página.';

/** Shows its own progress. */
const UPLOAD = 'uploadFile';

const isWriting = ({ api: { mutations } }: RootState): boolean =>
  Object.values(mutations).some((call) => call?.status === QueryStatus.pending && call.endpointName !== UPLOAD);

/**
 * Asks for the loading overlay while something that was pressed is slow to be done. A call has no time-out: where no answer
 * comes, it is said again and again that it takes long, until one does.
 */
export function useSlowWork(): void {
  const toast = useToast();
  const writing = useSelector(isWriting);
  useSlow(writing);
  useEffect(() => {
    if (!writing) return undefined;
    const timer = setInterval(() => toast.error(LATE), LATE_MS);
    return () => {
      clearInterval(timer);
      toast.hide(LATE);
    };
  }, [writing, toast]);
}
