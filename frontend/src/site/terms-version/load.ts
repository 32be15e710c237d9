import { notFound, type PageLoader } from '../../app/page-loader';

/** Loads a version of the terms. */
export const load: PageLoader = async ({ store, params }) => {
  const { number = '' } = params;
  if (!/^[1-9]\d{0,8}$/.test(number)) throw notFound();
  await store.read('getTermsVersion', { id: Number(number) });
  return null;
};
