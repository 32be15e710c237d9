import { api } from '../../api/link.generated';
import { read, readAll, type PageLoader } from '../../store/page-loader';

const { getCompany, getGiftCardOffer } = api.endpoints;

/** Loads what is offered, and the company, whom one asks where nothing is. */
export const load: PageLoader = ({ store }) =>
  readAll(
    read(store, getGiftCardOffer, undefined),
    read(store, getCompany, undefined).catch(() => null),
  );
