import { api } from '../../api/public.generated';
import { notFound, type PageLoader } from '../../store/page-loader';

const { getTermsVersion } = api.endpoints;

/** Loads a version of the terms. */
export const load: PageLoader = async ({ store, params }) => {
  const { number = '' } = params;
  if (!/^[1-9]\d{0,8}$/.test(number)) throw notFound();
  await store.dispatch(getTermsVersion.initiate({ id: Number(number) }, { subscribe: false })).unwrap();
  return null;
};
