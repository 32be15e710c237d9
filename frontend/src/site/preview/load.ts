import { api } from '../../api/secret.generated';
import { read, type PageLoader } from '../../app/page-loader';

/** Loads the chef that the address opens. */
export const loadChef: PageLoader = async ({ store, params }) => {
  await read(store, api.endpoints.readChefPreview.initiate({ token: params['token'] ?? '' }));
  return null;
};

/** Loads the experience that the address opens. */
export const loadExperience: PageLoader = async ({ store, params }) => {
  await read(store, api.endpoints.readProposalPreview.initiate({ token: params['token'] ?? '' }));
  return null;
};
