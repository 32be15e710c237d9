import { api } from '../../api/link.generated';
import type { PageLoader } from '../../store/page-loader';

const { getGiftCardByLink, readGiftCardPayment } = api.endpoints;

/** Loads the card that the link opens and, for its buyer, how it is paid. */
export const load: PageLoader = async ({ store, params: { token = '' } }) => {
  const found = await store.dispatch(getGiftCardByLink.initiate({ token }, { subscribe: false })).unwrap();
  if (found.data.is_buyer) await store.dispatch(readGiftCardPayment.initiate({ token }, { subscribe: false })).unwrap();
  return null;
};
