import { api } from '../../api/link.generated';
import type { PageLoader } from '../../store/page-loader';

/** Loads the money of the evening that the link opens. */
export const load: PageLoader = async ({ store, params: { token = '' } }) => {
  await store.dispatch(api.endpoints.readPayment.initiate({ token }, { subscribe: false })).unwrap();
  return null;
};
