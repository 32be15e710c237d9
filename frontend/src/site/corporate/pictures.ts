import { tableOf } from '../house/pictures';
import table800avif from './art/table-shared-800.avif?no-inline';
import table800 from './art/table-shared-800.webp?no-inline';
import table1600avif from './art/table-shared-1600.avif?no-inline';
import table1600 from './art/table-shared-1600.webp?no-inline';

export const table = tableOf('#a08760', {
  webp: [table800, table1600],
  avif: [table800avif, table1600avif],
});
