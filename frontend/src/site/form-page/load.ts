import { api } from '../../api/public.generated';
import { notFound, read, redirect, type PageLoader } from '../../store/page-loader';

/** Loads the first active reference form, the only one with a page, if this is its address. */
export const load: PageLoader = async ({ store, params: { routeName } }) => {
  const { data } = await read(store, api.endpoints.listActiveForms, undefined);
  const url = data[0]?.url;
  if (url === undefined || url !== routeName?.toLowerCase()) throw notFound();
  // As with every page, case does not matter.
  return url === routeName ? null : redirect(`/${url}`, 301);
};
