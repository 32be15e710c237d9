import { api } from '../../api/secret.generated';
import { readQuery } from '../../app/read-query';
import type { PageLoader } from '../../app/page-loader';
import type { AppStore } from '../../app/store';

/** Loads the chef that the address opens. */
export const loadChef: PageLoader<AppStore> = async ({ store, params }) => {
  await readQuery(store, api.endpoints.readChefPreview.initiate({ token: params['token'] ?? '' }));
  return null;
};

/** Loads the experience that the address opens. */
export const loadExperience: PageLoader<AppStore> = async ({ store, params }) => {
  await readQuery(store, api.endpoints.readProposalPreview.initiate({ token: params['token'] ?? '' }));
  return null;
};
