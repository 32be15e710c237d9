import { api } from '../../api/secret.generated';
import { readQuery } from '../../app/read-query';
import { notFound, type PageLoader } from '../../app/page-loader';
import type { AppStore } from '../../app/store';

/** Loads what the link asks about, and what was said. */
export const load: PageLoader<AppStore> = async ({ store, params: { token } }) => {
  if (!token) throw notFound();
  await readQuery(store, api.endpoints.getOpinion.initiate({ token }));
  return null;
};
