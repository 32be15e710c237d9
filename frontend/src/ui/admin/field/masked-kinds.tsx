import { priceOrNone } from '../../format';
import { PhoneField } from './PhoneField';
import { PriceField } from './PriceField';
import type { OwnOptions } from './record-fields';

/* Options of `own` (`record-fields`) for numbers that are written through a mask. */

export const PHONE: OwnOptions<string> = { empty: '', input: <PhoneField /> };

export const PRICE: OwnOptions<number | null> = { empty: null, input: <PriceField />, show: priceOrNone };
