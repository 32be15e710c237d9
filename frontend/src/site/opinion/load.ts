import { api } from '../../api/link.generated';
import { notFound, type PageLoader } from '../../store/page-loader';

/** Loads what the link asks about, and what was said. */
export const load: PageLoader = async ({ store, params: { token } }) => {
  if (!token) throw notFound();
  await store.dispatch(api.endpoints.getOpinion.initiate({ token }, { subscribe: false })).unwrap();
  return null;
};
