import { api } from '../../api/link.generated';
import { orNothing, type PageLoader } from '../../store/page-loader';
import { isErased } from './erased';

/** The page can do without its offers: each was mailed, too. */
const loadOffers = orNothing(async ({ store, params: { token = '' } }) => {
  await store.dispatch(api.endpoints.listMyOffers.initiate({ token }, { subscribe: false })).unwrap();
  return null;
});

/** Nor does it need what is paid when: the offer says it, too. */
const loadPlan = orNothing(async ({ store, params: { token = '' } }) => {
  await store.dispatch(api.endpoints.planOfMyRequest.initiate({ token }, { subscribe: false })).unwrap();
  return null;
});

/** Loads the request that the link opens, its evening, its offers, and what is paid for it when. */
export const load: PageLoader = async (context) => {
  const { store, params } = context;
  if (isErased(store)) return null;
  const { token = '' } = params;
  await Promise.all([
    store.dispatch(api.endpoints.getMyRequest.initiate({ token }, { subscribe: false })).unwrap(),
    loadOffers(context),
    loadPlan(context),
    store.dispatch(api.endpoints.getMyEvening.initiate({ token }, { subscribe: false })).unwrap(),
  ]);
  return null;
};
