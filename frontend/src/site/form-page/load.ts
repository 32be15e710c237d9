import { notFound, type PageLoader } from '../../app/page-loader';

/** Loads the first active reference form, the only one with a page, if this is its address. */
export const load: PageLoader = async ({ store, params: { routeName } }) => {
  const { data } = await store.read('listActiveForms');
  if (data[0]?.url !== routeName) throw notFound();
  return null;
};
