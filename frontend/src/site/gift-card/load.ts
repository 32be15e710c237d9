import { api } from '../../api/link.generated';
import { read, type PageLoader } from '../../store/page-loader';

const { getGiftCardByLink, readGiftCardPayment } = api.endpoints;

/** Loads the card that the link opens and, for its buyer, how it is paid. */
export const load: PageLoader = async ({ store, params: { token = '' } }) => {
  const { data } = await read(store, getGiftCardByLink, { token });
  if (data.is_buyer) await read(store, readGiftCardPayment, { token });
  return null;
};
