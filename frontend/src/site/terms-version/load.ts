import { api } from '../../api/public.generated';
import { notFound, read, readAll, type PageLoader } from '../../store/page-loader';

export const load: PageLoader = ({ store, params: { number = '' } }) => {
  if (!/^[1-9]\d{0,8}$/.test(number)) throw notFound();
  return readAll(read(store, api.endpoints.getTermsVersion, { id: Number(number) }));
};
