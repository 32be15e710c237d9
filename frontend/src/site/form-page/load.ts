import { api } from '../../api/public.generated';
import { notFound, type PageLoader } from '../../store/page-loader';

const { listActiveForms } = api.endpoints;

/** Loads the first active reference form, the only one with a page, if this is its address. */
export const load: PageLoader = async ({ store, params: { routeName } }) => {
  const { data } = await store.dispatch(listActiveForms.initiate(undefined, { subscribe: false })).unwrap();
  if (data[0]?.url !== routeName) throw notFound();
  return null;
};
