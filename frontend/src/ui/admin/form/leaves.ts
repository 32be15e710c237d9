import type { Location } from 'react-router-dom';

import { closesRecord, RECORD } from './record-address';

/** Another page, or another record of the same one, unless the record's own dialog closes and has asked. */
export function leaves(from: Location, to: Location): boolean {
  if (from.pathname !== to.pathname) return true;
  const record = new URLSearchParams(from.search).get(RECORD);
  return record !== null && record !== new URLSearchParams(to.search).get(RECORD) && !closesRecord(to.state);
}
