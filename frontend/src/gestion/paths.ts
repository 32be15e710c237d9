/** The chefs of the back-office. */
export const CHEFS_PATH = '/gestion/chefs';

/** The requests for a quote. */
export const REQUESTS_PATH = '/gestion/solicitudes';

/** The texts that are sent to clients again and again. */
export const REPLY_TEXTS_PATH = `${REQUESTS_PATH}/textos`;

/** The page of one request. */
export const requestPath = (id: number): string => `${REQUESTS_PATH}/${id}`;

/** What of a request's page its client is written to with. */
export const WRITE_MESSAGE = 'write-message';

/** The same page, where its client is written to. */
export const writePath = (id: number): string => `${requestPath(id)}#${WRITE_MESSAGE}`;

/** The page of one offer of a request. */
export const offerPath = (request: number, offer: number): string => `${requestPath(request)}/cotizaciones/${offer}`;

/** The part of a request's page with the questions to chefs and their answers. */
export const CHEF_INQUIRIES = 'chef-inquiries';

/** The parameter that names the question to a chef with which a draft is filled. */
export const USED_INQUIRY = 'consulta';

/** The page of a draft that is filled with what a chef was asked. */
export const usedPath = (request: number, offer: number, inquiry: number): string =>
  `${offerPath(request, offer)}?${USED_INQUIRY}=${inquiry}`;

/** The agenda of all chefs. */
export const AGENDA_PATH = '/gestion/agenda';

/** The page of one evening. */
export const eveningPath = (id: number): string => `/gestion/veladas/${id}`;

/** One month's money. */
export const CASH_PATH = '/gestion/caja';

/** What chefs get. */
export const PAYOUTS_PATH = '/gestion/pagos-a-chefs';

/** The part of an evening's page with its money. */
export const paymentsPath = (id: number): string => `${eveningPath(id)}#pagos`;

/** What is to give back. */
export const REFUNDS_PATH = '/gestion/devoluciones';

/** Where a chef is edited. */
export const chefPath = (id: number): string => `/gestion/chef/editar-chef/${id}`;

/** The texts of the site. */
export const TEXTS_PATH = '/gestion/textos';

/** Where a text is edited. */
export const textPath = (text: string): string => `${TEXTS_PATH}/${text}`;

/** The people whose name or address has these words. */
export const personSearchPath = (words: string): string =>
  `/gestion/personas?${new URLSearchParams({ search: words })}`;

/** The gift cards. */
export const GIFT_CARDS_PATH = '/gestion/gift-cards';

/** The page of one gift card. */
export const giftCardPath = (id: number): string => `${GIFT_CARDS_PATH}/${id}`;
