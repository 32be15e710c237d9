import { keepText, readKept } from '../../ui/storage';
import { listPath, NO_FILTERS, type ListFilters } from '../list/address';

/** What a visitor said in the filters of a list, and wants to be asked for with it. */
export type Wish = Pick<ListFilters, 'formato' | 'ciudad' | 'personas' | 'hasta' | 'dieta'>;

const KEPT_AS = 'sobremesa.wish';

/** Keeps what a visitor said until the tab is closed, as the address of the list says it. */
export function rememberWish({ formato, ciudad, personas, hasta, dieta }: Wish): void {
  keepText('sessionStorage', KEPT_AS, listPath('', { ...NO_FILTERS, formato, ciudad, personas, hasta, dieta }));
}

/** What was kept, as that address says it. */
export const keptWish = (): string => readKept('sessionStorage', KEPT_AS) ?? '';
