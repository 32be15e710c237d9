import { api } from '../../api/link.generated';
import { orNothing, type PageLoader } from '../../store/page-loader';

/** The offer is shown also where its plan cannot be read. */
const loadPlan = orNothing(async ({ store, params: { token = '' } }) => {
  await store.dispatch(api.endpoints.planOfOffer.initiate({ token }, { subscribe: false })).unwrap();
  return null;
});

/** Loads the offer that the address opens, and what is paid for it when. */
export const load: PageLoader = async (context) => {
  const { store, params } = context;
  const { token = '' } = params;
  await Promise.all([
    store.dispatch(api.endpoints.readOffer.initiate({ token }, { subscribe: false })).unwrap(),
    loadPlan(context),
  ]);
  return null;
};
