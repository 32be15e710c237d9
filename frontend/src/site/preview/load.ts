import { api } from '../../api/link.generated';
import type { PageLoader } from '../../store/page-loader';

/** Loads the chef that the address opens. */
export const loadChef: PageLoader = async ({ store, params }) => {
  await store
    .dispatch(api.endpoints.readChefPreview.initiate({ token: params['token'] ?? '' }, { subscribe: false }))
    .unwrap();
  return null;
};

/** Loads the experience that the address opens. */
export const loadExperience: PageLoader = async ({ store, params }) => {
  await store
    .dispatch(api.endpoints.readProposalPreview.initiate({ token: params['token'] ?? '' }, { subscribe: false }))
    .unwrap();
  return null;
};
