import { api } from '../../api/public.generated';
import type { PageLoader } from '../../store/page-loader';
import { openByName } from '../by-name';
import { chefPath } from '../paths';

const { getChefByName } = api.endpoints;

/** The toast for a chef that does not exist. */
export const NO_SUCH_CHEF = 'El chef buscado no existe';

/** Loads the chef of the address. */
export const load: PageLoader = ({ store, params: { name = '' } }) =>
  openByName(store.dispatch(getChefByName.initiate({ name }, { subscribe: false })).unwrap(), {
    name,
    pathOf: chefPath,
    unknown: NO_SUCH_CHEF,
  });
