import { api } from '../../api/public.generated';
import { read, type PageLoader } from '../../app/page-loader';
import { openByName } from '../by-name';
import { chefPath } from '../paths';

/** Chef not found. */
export const NO_SUCH_CHEF = 'El chef buscado no existe';

/** The chef of the address. */
export const loadChef: PageLoader = ({ store, params: { name = '' } }) =>
  openByName(read(store, api.endpoints.getChefByName.initiate({ name })), {
    name,
    pathOf: chefPath,
    unknown: NO_SUCH_CHEF,
  });
