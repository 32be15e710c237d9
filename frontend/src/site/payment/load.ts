import { api } from '../../api/link.generated';
import { readByLink } from '../../store/page-loader';

export const load = readByLink(api.endpoints.readPayment);
