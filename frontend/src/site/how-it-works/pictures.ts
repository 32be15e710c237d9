import { plateOf } from '../house/pictures';
import eggs420 from './art/eggs-420.webp?no-inline';
import eggs840 from './art/eggs-840.webp?no-inline';
import roast420 from './art/roast-420.webp?no-inline';
import roast840 from './art/roast-840.webp?no-inline';
import salad420 from './art/salad-420.webp?no-inline';
import salad840 from './art/salad-840.webp?no-inline';
import tart420 from './art/tart-420.webp?no-inline';
import tart840 from './art/tart-840.webp?no-inline';

export const eggs = plateOf('#97735c', eggs420, eggs840);
export const roast = plateOf('#b89075', roast420, roast840);
export const salad = plateOf('#8e836e', salad420, salad840);
export const tart = plateOf('#c19f83', tart420, tart840);
