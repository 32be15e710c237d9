import { api } from '../../api/link.generated';
import { orNothing, read, readAll, type PageLoader } from '../../store/page-loader';
import { isErased } from './erased';

const { getMyEvening, getMyRequest, listMyOffers, planOfMyRequest } = api.endpoints;

/** Loads the request that the link opens, and its evening. It can do without its offers, which were mailed, and its plan, which they say. */
export const load: PageLoader = async ({ store, params: { token = '' } }) =>
  isErased(store)
    ? null
    : readAll(
        read(store, getMyRequest, { token }),
        orNothing(read(store, listMyOffers, { token })),
        orNothing(read(store, planOfMyRequest, { token })),
        read(store, getMyEvening, { token }),
      );
