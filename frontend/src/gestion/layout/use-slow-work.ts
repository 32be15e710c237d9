import { QueryStatus } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';

import type { RootState } from '../../app/store';
import { useSlow } from '../../ui/use-slow';

/** Shows its own progress. */
const UPLOAD = 'uploadFile';

const isWriting = ({ api: { mutations } }: RootState): boolean =>
  Object.values(mutations).some((call) => call?.status === QueryStatus.pending && call.endpointName !== UPLOAD);

/** Asks for the loading overlay while something that was pressed is slow to be done. */
export function useSlowWork(): void {
  useSlow(useSelector(isWriting));
}
