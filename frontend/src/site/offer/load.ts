import { api } from '../../api/link.generated';
import { orNothing, read, readAll, type PageLoader } from '../../store/page-loader';

const { planOfOffer, readOffer } = api.endpoints;

/** Loads the offer that the link opens. It is shown also where its plan cannot be read. */
export const load: PageLoader = ({ store, params: { token = '' } }) =>
  readAll(read(store, readOffer, { token }), orNothing(read(store, planOfOffer, { token })));
