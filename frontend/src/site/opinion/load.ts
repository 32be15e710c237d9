import { api } from '../../api/secret.generated';
import { notFound, read, type PageLoader } from '../../app/page-loader';

/** Loads what the link asks about, and what was said. */
export const load: PageLoader = async ({ store, params: { token } }) => {
  if (!token) throw notFound();
  await read(store, api.endpoints.getOpinion.initiate({ token }));
  return null;
};
