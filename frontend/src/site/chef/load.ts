import { api } from '../../api/public.generated';
import { read, type PageLoader } from '../../store/page-loader';
import { openByName } from '../by-name';
import { chefPath } from '../paths';

/** The toast for a chef that does not exist. */
export const NO_SUCH_CHEF = 'El chef buscado no existe';

export const load: PageLoader = ({ store, params: { name = '' } }) =>
  openByName(read(store, api.endpoints.getChefByName, { name }), {
    name,
    pathOf: chefPath,
    unknown: NO_SUCH_CHEF,
  });
