import { plateOf, tableOf } from '../house/pictures';
import cake420 from './art/cake-420.webp?no-inline';
import cake840 from './art/cake-840.webp?no-inline';
import stew420 from './art/stew-420.webp?no-inline';
import stew840 from './art/stew-840.webp?no-inline';
import table800avif from './art/table-talk-800.avif?no-inline';
import table800 from './art/table-talk-800.webp?no-inline';
import table1600avif from './art/table-talk-1600.avif?no-inline';
import table1600 from './art/table-talk-1600.webp?no-inline';

export const cake = plateOf('#8c6f51', cake420, cake840);
export const stew = plateOf('#ba9770', stew420, stew840);
export const table = tableOf('#b19371', {
  webp: [table800, table1600],
  avif: [table800avif, table1600avif],
});
