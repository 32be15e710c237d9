import { Button } from 'antd';

import type { HistoryOf } from './history-of';
import { HISTORY, useHistory } from './use-history';

/** Opens what happened to the record of a page. */
export function HistoryButton(of: HistoryOf) {
  const { see, drawer } = useHistory();
  return (
    <>
      <Button onClick={() => see(of)}>{HISTORY}</Button>
      {drawer}
    </>
  );
}
