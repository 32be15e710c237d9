import { api } from '../../api/link.generated';
import { notFound, type PageLoader } from '../../store/page-loader';

/** Loads the sheet that the link opens. */
export const load: PageLoader = async ({ store, params: { token } }) => {
  if (!token) throw notFound();
  await store.dispatch(api.endpoints.readEventSheet.initiate({ token }, { subscribe: false })).unwrap();
  return null;
};
