import { api } from '../../api/link.generated';
import type { PageLoader } from '../../store/page-loader';

const { getCompany, getGiftCardOffer } = api.endpoints;

/** Loads what is offered, and the company, whom one asks where nothing is. */
export const load: PageLoader = async ({ store }) => {
  await Promise.all([
    store.dispatch(getGiftCardOffer.initiate(undefined, { subscribe: false })).unwrap(),
    store
      .dispatch(getCompany.initiate(undefined, { subscribe: false }))
      .unwrap()
      .catch(() => null),
  ]);
  return null;
};
