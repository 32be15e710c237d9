// Written by `make openapi` from openapi/openapi.json. Never edited by hand.
import { api } from './public.generated';
export const addTagTypes = ['previews', 'quotes', 'offers', 'gift-cards', 'money', 'opinions'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      readChefPreview: build.query<ReadChefPreviewApiResponse, ReadChefPreviewApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/previews/chef/${encodeURIComponent(String(queryArg.token))}`,
        }),
        providesTags: ['previews'],
      }),
      readProposalPreview: build.query<ReadProposalPreviewApiResponse, ReadProposalPreviewApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/previews/experience/${encodeURIComponent(String(queryArg.token))}`,
        }),
        providesTags: ['previews'],
      }),
      getMyRequest: build.query<GetMyRequestApiResponse, GetMyRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/my_request/${encodeURIComponent(String(queryArg.token))}`,
        }),
        providesTags: ['quotes'],
      }),
      withdrawMyRequest: build.mutation<WithdrawMyRequestApiResponse, WithdrawMyRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/my_request/withdraw/${encodeURIComponent(String(queryArg.token))}`,
          method: 'POST',
        }),
        invalidatesTags: ['quotes'],
      }),
      restrictMyRequest: build.mutation<RestrictMyRequestApiResponse, RestrictMyRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/my_request/restrictions/${encodeURIComponent(String(queryArg.token))}`,
          method: 'POST',
          body: queryArg.restrictMyRequestDto,
        }),
        invalidatesTags: ['quotes'],
      }),
      eraseMyRequest: build.mutation<EraseMyRequestApiResponse, EraseMyRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/my_request/erase/${encodeURIComponent(String(queryArg.token))}`,
          method: 'POST',
        }),
        invalidatesTags: ['quotes'],
      }),
      listMyOffers: build.query<ListMyOffersApiResponse, ListMyOffersApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/of-my-request/${encodeURIComponent(String(queryArg.token))}`,
        }),
        providesTags: ['offers'],
      }),
      getMyEvening: build.query<GetMyEveningApiResponse, GetMyEveningApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/evening-of-my-request/${encodeURIComponent(String(queryArg.token))}`,
        }),
        providesTags: ['offers'],
      }),
      cancelMyEvening: build.mutation<CancelMyEveningApiResponse, CancelMyEveningApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/cancel-my-evening/${encodeURIComponent(String(queryArg.token))}`,
          method: 'POST',
          body: queryArg.cancelMyEveningDto,
        }),
        invalidatesTags: ['offers'],
      }),
      completeMyEvening: build.mutation<CompleteMyEveningApiResponse, CompleteMyEveningApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/complete-my-evening/${encodeURIComponent(String(queryArg.token))}`,
          method: 'POST',
          body: queryArg.completeMyEveningDto,
        }),
        invalidatesTags: ['offers'],
      }),
      wishForMyEvening: build.mutation<WishForMyEveningApiResponse, WishForMyEveningApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/wish-for-my-evening/${encodeURIComponent(String(queryArg.token))}`,
          method: 'POST',
          body: queryArg.wishForMyEveningDto,
        }),
        invalidatesTags: ['offers'],
      }),
      readOffer: build.query<ReadOfferApiResponse, ReadOfferApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/by-link/${encodeURIComponent(String(queryArg.token))}`,
        }),
        providesTags: ['offers'],
      }),
      seeOffer: build.query<SeeOfferApiResponse, SeeOfferApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/seen/${encodeURIComponent(String(queryArg.token))}`,
        }),
        providesTags: ['offers'],
      }),
      readOfferCalendar: build.query<ReadOfferCalendarApiResponse, ReadOfferCalendarApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/calendar/${encodeURIComponent(String(queryArg.token))}`,
        }),
        providesTags: ['offers'],
      }),
      acceptOffer: build.mutation<AcceptOfferApiResponse, AcceptOfferApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/accept/${encodeURIComponent(String(queryArg.token))}`,
          method: 'POST',
          body: queryArg.acceptOfferDto,
        }),
        invalidatesTags: ['offers'],
      }),
      declineOffer: build.mutation<DeclineOfferApiResponse, DeclineOfferApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/decline/${encodeURIComponent(String(queryArg.token))}`,
          method: 'POST',
          body: queryArg.declineOfferDto,
        }),
        invalidatesTags: ['offers'],
      }),
      readChefInquiry: build.query<ReadChefInquiryApiResponse, ReadChefInquiryApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/inquiries/by-link/${encodeURIComponent(String(queryArg.token))}`,
        }),
        providesTags: ['offers'],
      }),
      answerChefInquiry: build.mutation<AnswerChefInquiryApiResponse, AnswerChefInquiryApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/inquiries/answer/${encodeURIComponent(String(queryArg.token))}`,
          method: 'POST',
          body: queryArg.answerChefInquiryDto,
        }),
        invalidatesTags: ['offers'],
      }),
      readEventSheet: build.query<ReadEventSheetApiResponse, ReadEventSheetApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/event_sheets/by-link/${encodeURIComponent(String(queryArg.token))}`,
        }),
        providesTags: ['offers'],
      }),
      receiveEventSheet: build.mutation<ReceiveEventSheetApiResponse, ReceiveEventSheetApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/event_sheets/receive/${encodeURIComponent(String(queryArg.token))}`,
          method: 'POST',
          body: queryArg.receiveSheetDto,
        }),
        invalidatesTags: ['offers'],
      }),
      getGiftCardOffer: build.query<GetGiftCardOfferApiResponse, GetGiftCardOfferApiArg>({
        query: () => ({ url: `/api/v1/gift_cards/offer` }),
        providesTags: ['gift-cards'],
      }),
      buyGiftCard: build.mutation<BuyGiftCardApiResponse, BuyGiftCardApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/gift_cards/buy`,
          method: 'POST',
          body: queryArg.buyGiftCardDto,
        }),
        invalidatesTags: ['gift-cards'],
      }),
      checkGiftCard: build.mutation<CheckGiftCardApiResponse, CheckGiftCardApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/gift_cards/balance`,
          method: 'POST',
          body: queryArg.checkGiftCardDto,
        }),
        invalidatesTags: ['gift-cards'],
      }),
      getGiftCardByLink: build.query<GetGiftCardByLinkApiResponse, GetGiftCardByLinkApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/gift_cards/by_link/${encodeURIComponent(String(queryArg.token))}`,
        }),
        providesTags: ['gift-cards'],
      }),
      planOfOffer: build.query<PlanOfOfferApiResponse, PlanOfOfferApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/money/of-offer/${encodeURIComponent(String(queryArg.token))}`,
        }),
        providesTags: ['money'],
      }),
      planOfMyRequest: build.query<PlanOfMyRequestApiResponse, PlanOfMyRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/money/of-my-request/${encodeURIComponent(String(queryArg.token))}`,
        }),
        providesTags: ['money'],
      }),
      readPayment: build.query<ReadPaymentApiResponse, ReadPaymentApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/money/by-link/${encodeURIComponent(String(queryArg.token))}`,
        }),
        providesTags: ['money'],
      }),
      getMyDocument: build.query<GetMyDocumentApiResponse, GetMyDocumentApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/money/documents/${encodeURIComponent(String(queryArg.id))}/by-link/${encodeURIComponent(String(queryArg.token))}`,
        }),
        providesTags: ['money'],
      }),
      payByCard: build.mutation<PayByCardApiResponse, PayByCardApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/money/pay-by-card/${encodeURIComponent(String(queryArg.token))}`,
          method: 'POST',
          body: queryArg.payByCardDto,
        }),
        invalidatesTags: ['money'],
      }),
      announceTransfer: build.mutation<AnnounceTransferApiResponse, AnnounceTransferApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/money/announce-transfer/${encodeURIComponent(String(queryArg.token))}`,
          method: 'POST',
          body: queryArg.announceTransferDto,
        }),
        invalidatesTags: ['money'],
      }),
      readGiftCardPayment: build.query<ReadGiftCardPaymentApiResponse, ReadGiftCardPaymentApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/money/of-gift-card/${encodeURIComponent(String(queryArg.token))}`,
        }),
        providesTags: ['money'],
      }),
      payGiftCard: build.mutation<PayGiftCardApiResponse, PayGiftCardApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/money/pay-gift-card/${encodeURIComponent(String(queryArg.token))}`,
          method: 'POST',
        }),
        invalidatesTags: ['money'],
      }),
      spendGiftCard: build.mutation<SpendGiftCardApiResponse, SpendGiftCardApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/money/spend-gift-card/${encodeURIComponent(String(queryArg.token))}`,
          method: 'POST',
          body: queryArg.spendGiftCardDto,
        }),
        invalidatesTags: ['money'],
      }),
      getOpinion: build.query<GetOpinionApiResponse, GetOpinionApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/opinions/get-one/${encodeURIComponent(String(queryArg.token))}`,
        }),
        providesTags: ['opinions'],
      }),
      giveOpinion: build.mutation<GiveOpinionApiResponse, GiveOpinionApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/opinions/give/${encodeURIComponent(String(queryArg.token))}`,
          method: 'POST',
          body: queryArg.giveOpinionDto,
        }),
        invalidatesTags: ['opinions'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type ReadChefPreviewApiResponse = /** status 200 Vista previa */ {
  status: number;
  msg: string;
  data: ChefPreviewDto;
};
export type ReadChefPreviewApiArg = {
  token: string;
};
export type ReadProposalPreviewApiResponse = /** status 200 Vista previa */ {
  status: number;
  msg: string;
  data: ProposalPreviewDto;
};
export type ReadProposalPreviewApiArg = {
  token: string;
};
export type GetMyRequestApiResponse = /** status 200 Tu solicitud */ {
  status: number;
  msg: string;
  data: MyRequestDto;
};
export type GetMyRequestApiArg = {
  token: string;
};
export type WithdrawMyRequestApiResponse = /** status 200 Retiraste tu solicitud. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type WithdrawMyRequestApiArg = {
  token: string;
};
export type RestrictMyRequestApiResponse = /** status 200 Lo anotamos. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type RestrictMyRequestApiArg = {
  token: string;
  restrictMyRequestDto: RestrictMyRequestDto;
};
export type EraseMyRequestApiResponse = /** status 200 Recibimos tu pedido. */ {
  status: number;
  msg: string;
  data: MyErasureDto;
};
export type EraseMyRequestApiArg = {
  token: string;
};
export type ListMyOffersApiResponse = /** status 200 Tus cotizaciones */ {
  status: number;
  msg: string;
  data: MyOfferDto[];
};
export type ListMyOffersApiArg = {
  token: string;
};
export type GetMyEveningApiResponse = /** status 200 Tu velada */ {
  status: number;
  msg: string;
  data: MyEveningAnswerDto;
};
export type GetMyEveningApiArg = {
  token: string;
};
export type CancelMyEveningApiResponse = /** status 200 Cancelaste tu velada. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type CancelMyEveningApiArg = {
  token: string;
  cancelMyEveningDto: CancelMyEveningDto;
};
export type CompleteMyEveningApiResponse = /** status 200 Lo anotamos. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type CompleteMyEveningApiArg = {
  token: string;
  completeMyEveningDto: CompleteMyEveningDto;
};
export type WishForMyEveningApiResponse = /** status 200 Recibimos tu pedido. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type WishForMyEveningApiArg = {
  token: string;
  wishForMyEveningDto: WishForMyEveningDto;
};
export type ReadOfferApiResponse = /** status 200 Cotización */ {
  status: number;
  msg: string;
  data: ClientOfferDto;
};
export type ReadOfferApiArg = {
  token: string;
};
export type SeeOfferApiResponse = unknown;
export type SeeOfferApiArg = {
  token: string;
};
export type ReadOfferCalendarApiResponse = /** status 200 Tu mesa, para el calendario */ string;
export type ReadOfferCalendarApiArg = {
  token: string;
};
export type AcceptOfferApiResponse = /** status 200 Aceptaste la cotización. */ {
  status: number;
  msg: string;
  data: ClientOfferDto;
};
export type AcceptOfferApiArg = {
  token: string;
  acceptOfferDto: AcceptOfferDto;
};
export type DeclineOfferApiResponse = /** status 200 Gracias por contarnos. */ {
  status: number;
  msg: string;
  data: ClientOfferDto;
};
export type DeclineOfferApiArg = {
  token: string;
  declineOfferDto: DeclineOfferDto;
};
export type ReadChefInquiryApiResponse = /** status 200 Consulta */ {
  status: number;
  msg: string;
  data: ChefInquiryPageDto;
};
export type ReadChefInquiryApiArg = {
  token: string;
};
export type AnswerChefInquiryApiResponse = /** status 200 Gracias por responder. */ {
  status: number;
  msg: string;
  data: ChefInquiryPageDto;
};
export type AnswerChefInquiryApiArg = {
  token: string;
  answerChefInquiryDto: AnswerChefInquiryDto;
};
export type ReadEventSheetApiResponse = /** status 200 Ficha de la mesa */ {
  status: number;
  msg: string;
  data: ChefSheetDto;
};
export type ReadEventSheetApiArg = {
  token: string;
};
export type ReceiveEventSheetApiResponse = /** status 200 Gracias: quedó anotado. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type ReceiveEventSheetApiArg = {
  token: string;
  receiveSheetDto: ReceiveSheetDto;
};
export type GetGiftCardOfferApiResponse = /** status 200 Gift cards */ {
  status: number;
  msg: string;
  data: GiftCardOfferDto;
};
export type GetGiftCardOfferApiArg = void;
export type BuyGiftCardApiResponse = /** status 200 Tu gift card está casi lista: falta pagarla. */ {
  status: number;
  msg: string;
  data: BoughtGiftCardDto;
};
export type BuyGiftCardApiArg = {
  buyGiftCardDto: BuyGiftCardDto;
};
export type CheckGiftCardApiResponse = /** status 200 Saldo de la gift card */ {
  status: number;
  msg: string;
  data: GiftCardBalanceDto;
};
export type CheckGiftCardApiArg = {
  checkGiftCardDto: CheckGiftCardDto;
};
export type GetGiftCardByLinkApiResponse = /** status 200 Gift card */ {
  status: number;
  msg: string;
  data: GiftCardLinkPageDto;
};
export type GetGiftCardByLinkApiArg = {
  token: string;
};
export type PlanOfOfferApiResponse = /** status 200 Lo que se paga */ {
  status: number;
  msg: string;
  data: MyPlanAnswerDto;
};
export type PlanOfOfferApiArg = {
  token: string;
};
export type PlanOfMyRequestApiResponse = /** status 200 Lo que se paga */ {
  status: number;
  msg: string;
  data: MyPlanAnswerDto;
};
export type PlanOfMyRequestApiArg = {
  token: string;
};
export type ReadPaymentApiResponse = /** status 200 Tu pago */ {
  status: number;
  msg: string;
  data: MyMoneyDto;
};
export type ReadPaymentApiArg = {
  token: string;
};
export type GetMyDocumentApiResponse = /** status 200 Tu documento */ string;
export type GetMyDocumentApiArg = {
  id: number;
  token: string;
};
export type PayByCardApiResponse = /** status 200 Webpay te espera. */ {
  status: number;
  msg: string;
  data: OpenedPaymentDto;
};
export type PayByCardApiArg = {
  token: string;
  payByCardDto: PayByCardDto;
};
export type AnnounceTransferApiResponse = /** status 200 Gracias: revisamos la cuenta. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type AnnounceTransferApiArg = {
  token: string;
  announceTransferDto: AnnounceTransferDto;
};
export type ReadGiftCardPaymentApiResponse = /** status 200 Lo que se paga */ {
  status: number;
  msg: string;
  data: PayGiftCardDto;
};
export type ReadGiftCardPaymentApiArg = {
  token: string;
};
export type PayGiftCardApiResponse = /** status 200 Webpay te espera. */ {
  status: number;
  msg: string;
  data: OpenedPaymentDto;
};
export type PayGiftCardApiArg = {
  token: string;
};
export type SpendGiftCardApiResponse = /** status 200 Pagaste con tu gift card. */ {
  status: number;
  msg: string;
  data: SpentGiftCardDto;
};
export type SpendGiftCardApiArg = {
  token: string;
  spendGiftCardDto: SpendGiftCardDto;
};
export type GetOpinionApiResponse = /** status 200 Tu opinión */ {
  status: number;
  msg: string;
  data: OpinionPageDto;
};
export type GetOpinionApiArg = {
  token: string;
};
export type GiveOpinionApiResponse = /** status 200 Gracias por tu opinión. */ {
  status: number;
  msg: string;
  data: OpinionPageDto;
};
export type GiveOpinionApiArg = {
  token: string;
  giveOpinionDto: GiveOpinionDto;
};
export type ImageVariantDto = {
  /** Pixels across. */
  width: number;
  /** `image/webp` in every width; `image/avif` too, in every width or in none; at most one `image/jpeg`, for link previews. */
  type: 'image/webp' | 'image/avif' | 'image/jpeg';
  /** Address of the file, which never changes. */
  url: string;
};
export type ImageDto = {
  id: number;
  /** Address of the largest WebP. */
  publicUrl: string;
  /** Pixels of the largest file, after orientation. */
  width: number;
  height: number;
  /** Of covers of the home page: the middle alone, two to three, for windows that are higher than wide. */
  portrait?: ImageVariantDto[];
  /** Average colour, to show while the image loads. */
  placeholder: string;
  /** The files made from it; those of one type narrow to wide. */
  variants: ImageVariantDto[];
};
export type ChefProposalDto = {
  /** For how many people at least; null when not said. */
  guests_min: number | null;
  /** For how many people at most; null when not said. */
  guests_max: number | null;
  /** How long it takes, in minutes; null when not said. */
  duration_minutes: number | null;
  id: number;
  dish_name: string;
  /** The experience's address: /experiencia/{slug}. */
  slug: string;
  description: string;
  profile_image: ImageDto;
  /** Parte 1. */
  starter: string;
  /** Parte 2. */
  main_course: string;
  /** Parte 3. */
  dessert: string;
};
export type ChefCommentDto = {
  /** 0 to 5 in half steps. */
  score: number;
  id: number;
  client_name: string;
  description: string;
  /** Whether the client wrote it, through a link that they were sent after the evening. */
  verified: boolean;
  /** What the chef answered, once staff have published it. */
  answer: string | null;
};
export type LookupDto = {
  id: number;
  name: string;
};
export type ChefFoodTypeDto = {
  food_type: LookupDto;
};
export type ChefCityDto = {
  city: LookupDto;
};
export type PublicChefDto = {
  /** Whole CLP; null when not registered. */
  price_per_person: number | null;
  /** The next Saturdays without a table, at most four: days ('YYYY-MM-DD'). Empty unless the company lets them be named. */
  free_saturdays: string[];
  information: string;
  cover_image: ImageDto;
  gallery: ImageDto[];
  proposals: ChefProposalDto[];
  comments: ChefCommentDto[];
  id: number;
  chef_name: string;
  /** The chef's address: /chef/{slug}. */
  slug: string;
  description: string;
  profile_image: ImageDto;
  modalities: LookupDto[];
  chef_food_types: ChefFoodTypeDto[];
  chef_cities: ChefCityDto[];
};
export type ChefPreviewDto = {
  chef: PublicChefDto;
};
export type FieldErrorAnswer = {
  field: string;
  msg: string;
};
export type ErrorAnswer = {
  status: number;
  msg: string;
  data: object | null;
  errors?: FieldErrorAnswer[];
};
export type ProposalFoodTypeDto = {
  food_type: LookupDto;
};
export type ProposalCityDto = {
  city: LookupDto;
};
export type ProposalChefDto = {
  chef_name: string;
  /** The chef's address: /chef/{slug}. */
  slug: string;
  profile_image: ImageDto;
};
export type DietDto = {
  /** Which of the diets it is that search engines know, whatever it is called; null for one that staff added. */
  kind: ('vegetariana' | 'vegana' | 'sin_gluten' | 'sin_lactosa' | 'kosher' | 'halal' | null) | null;
  id: number;
  name: string;
};
export type ProposalCardDto = {
  /** The chef's price per person in whole CLP; null when not registered. */
  price_per_person: number | null;
  /** For how many people at least; null when not said. */
  guests_min: number | null;
  /** For how many people at most; null when not said. */
  guests_max: number | null;
  /** How long it takes, in minutes; null when not said. */
  duration_minutes: number | null;
  id: number;
  dish_name: string;
  /** The experience's address: /experiencia/{slug}. */
  slug: string;
  description: string;
  profile_image: ImageDto;
  modalities: LookupDto[];
  proposal_food_types: ProposalFoodTypeDto[];
  proposal_cities: ProposalCityDto[];
  chef: ProposalChefDto;
};
export type PublicProposalDto = {
  /** The chef's price per person in whole CLP; null when not registered. */
  price_per_person: number | null;
  /** For how many people at least; null when not said. */
  guests_min: number | null;
  /** For how many people at most; null when not said. */
  guests_max: number | null;
  /** How long it takes, in minutes; null when not said. */
  duration_minutes: number | null;
  id: number;
  dish_name: string;
  /** The experience's address: /experiencia/{slug}. */
  slug: string;
  description: string;
  profile_image: ImageDto;
  modalities: LookupDto[];
  proposal_food_types: ProposalFoodTypeDto[];
  proposal_cities: ProposalCityDto[];
  chef: ProposalChefDto;
  chef_id: number;
  /** Parte 1. */
  starter: string;
  /** Parte 2. */
  main_course: string;
  /** Parte 3. */
  dessert: string;
  /** The diets that it can serve. */
  diets: DietDto[];
  /** The chef's other experiences, in the order of the chef's page. */
  moreProposals: ProposalCardDto[];
  /** Opinions about the chef, the newest first. */
  comments: ChefCommentDto[];
};
export type ProposalPreviewDto = {
  experience: PublicProposalDto;
};
export type WishDto = {
  name: string;
  value: string;
};
export type MyRequestDto = {
  kind: 'cena' | 'clase' | 'clase_online' | 'team_building' | 'gift_card' | 'catering' | 'otra';
  state: 'nueva' | 'contactada' | 'cotizada' | 'aceptada' | 'realizada' | 'perdida';
  /** When it was asked. */
  asked_at: string;
  /** When that was noted. */
  restricted_at: string | null;
  /** What becomes of the client's data when they want them erased. */
  erasure: 'now' | 'by_staff';
  /** Until when staff answer the erasure that was asked for ('YYYY-MM-DD'); null where none waits for an answer. */
  answered_until: string | null;
  first_name: string;
  /** Whether the client withdrew it. */
  withdrawn: boolean;
  /** How the client wants to be answered. */
  answered_by: string;
  /** What was asked for, line by line. */
  wishes: WishDto[];
  /** Whether it is noted what the guests cannot eat. The words, which are data about health, stand nowhere on the page. */
  restricted: boolean;
  /** Whether that can be changed now. */
  can_restrict: boolean;
  /** Whether it can be withdrawn now. */
  can_withdraw: boolean;
};
export type RestrictMyRequestDto = {
  /** Data about health, refused without the consent to their use; null where nothing is left to mind. */
  restrictions?: string | null;
  /** The client agrees to the use of the restrictions: 'Acepto que usen este dato de salud solo para preparar la comida.' */
  restrictions_consent?: boolean | null;
  /** The `restricted_at` that the page said, null where nothing was noted: other words that came since are not replaced (409). Left out, nothing is compared. */
  restricted_at?: string | null;
};
export type MyErasureDto = {
  /** Until when staff answer ('YYYY-MM-DD'); null where everything is erased. */
  answered_until: string | null;
  /** Whether everything is erased. If not, staff have it to do. */
  erased: boolean;
};
export type MyOfferDto = {
  state: 'borrador' | 'enviada' | 'vista' | 'aceptada' | 'rechazada' | 'vencida' | 'reemplazada' | 'retirada';
  /** Why it cannot be answered any more, in a sentence; null while it can, and once it was accepted. */
  over: string | null;
  /** Last day on which it can be accepted. */
  valid_until: string;
  /** Total in whole CLP. */
  total: number;
  /** Its own secret address. */
  url: string;
  number: string;
};
export type MyEveningDto = {
  day: string;
  guests: number;
  /** Changes that the client wished and nobody has answered. */
  wishes: string[];
  /** Business days until it. */
  business_days: number;
  /** The share that cancelling it today gives back, or that its cancellation gave; null of an old one. */
  percent: number | null;
  /** Whole CLP; null where no offer says what was agreed. */
  amount: number | null;
  /** What was paid, which the share is a part of; null if it is a part of the agreed total. Whole CLP. */
  paid: number | null;
  starts_at: string;
  chef_name: string;
  commune: string;
  /** Street and number; null where nobody said it. */
  address: string | null;
  /** Who receives the chef, where it is not the client. */
  contact_name: string | null;
  contact_phone: string | null;
  /** Whether the client can complete these data, or wish a change, now: not any more once it has begun. */
  can_complete: boolean;
  /** Whether it was cancelled. */
  cancelled: boolean;
  /** Whether the client can cancel it now: not any more once it has begun. */
  can_cancel: boolean;
  /** The rule of the terms that applies today. */
  notice: string;
};
export type MyEveningAnswerDto = {
  evening: MyEveningDto | null;
};
export type CancelMyEveningDto = {
  /** The share that the client read, in percent. */
  percent: number;
};
export type SeenNightDto = {
  /** Street and number. */
  address?: string | null;
  /** Who receives the chef, where it is not the client. */
  contact_name?: string | null;
  /** Their phone. */
  contact_phone?: string | null;
};
export type CompleteMyEveningDto = {
  /** Street and number. */
  address?: string | null;
  /** Who receives the chef, where it is not the client. */
  contact_name?: string | null;
  /** Their phone. */
  contact_phone?: string | null;
  /** What the page showed, so that nothing is overwritten unseen. Left out, nobody asks. */
  seen?: SeenNightDto | null;
};
export type WishForMyEveningDto = {
  /** What should change. */
  wish: string;
};
export type OfferMenuDto = {
  /** Null once the experience was deleted. */
  proposal_id: number | null;
  dish_name: string;
  /** Parte 1. */
  starter: string;
  /** Parte 2. */
  main_course: string;
  /** Parte 3. */
  dessert: string;
};
export type OfferLineDto = {
  quantity: number;
  /** Whole CLP; negative for a discount. */
  unit_price: number;
  /** Whole CLP. */
  total: number;
  description: string;
};
export type ClientChefDto = {
  chef_name: string;
  profile_image: ImageDto;
};
export type RefundRuleDto = {
  percent: number;
  notice: string;
};
export type GivenBackDto = {
  /** In percent. */
  percent: number;
  /** Whole CLP. */
  amount: number;
  /** What was paid, which the share is a part of; null if it is a part of the agreed total. Whole CLP. */
  paid: number | null;
};
export type OfferComparedDto = {
  field: 'chef' | 'menus' | 'guests' | 'minutes' | 'place' | 'included' | 'lines' | 'total' | 'reserva' | 'conditions';
  label: string;
  before: string;
  after: string;
  /** Whether it changes. */
  differs: boolean;
};
export type NewerOfferDto = {
  /** Its own secret address. */
  url: string;
  number: string;
};
export type ClientEveningDto = {
  day: string;
  starts_at: string;
};
export type ClientOfferDto = {
  state: 'borrador' | 'enviada' | 'vista' | 'aceptada' | 'rechazada' | 'vencida' | 'reemplazada' | 'retirada';
  menus: OfferMenuDto[];
  guests: number;
  day: string;
  minutes: number;
  /** Last day to accept. */
  valid_until: string;
  lines: OfferLineDto[];
  /** Whole CLP with taxes. */
  total: number;
  /** The total by the number of guests, in whole CLP, rounded. */
  per_person: number;
  /** Day of that version. */
  terms_day: string;
  /** When it was accepted. */
  accepted_at: string | null;
  number: string;
  /** The client's first name. */
  client: string;
  /** Why it cannot be answered any more, in Spanish; null while it can, and once it is accepted. */
  over: string | null;
  chef_name: string;
  /** Null once the chef was deleted. */
  chef: ClientChefDto | null;
  starts_at: string;
  commune: string | null;
  address: string | null;
  included: string | null;
  conditions: string;
  /** What is given back when. */
  refunds: RefundRuleDto[];
  /** What business days are. */
  business_days: string;
  /** What our terms say of the chef's fee. */
  fee: string;
  /** Version of the terms that are agreed to: today's, or the one that was accepted. */
  terms_version: string;
  /** Where the accepted version can be read; null while nothing is accepted, or when it was by telephone. */
  terms_path: string | null;
  /** Who accepted, as they wrote their name. */
  accepted_name: string | null;
  /** Whether the client was mailed the evening for their calendar, or still will be. */
  confirmation_mailed: boolean;
  /** Of an accepted offer whose evening was cancelled. */
  given_back: GivenBackDto | null;
  /** Of a change of what was agreed: both sides, field by field. Null of any other offer. */
  compared: OfferComparedDto[] | null;
  /** A change of this offer that waits for an answer, or that took its place; null without one. */
  newer: NewerOfferDto | null;
  /** Of an accepted offer, unless it was called off, and of a change of it that waits. */
  evening: ClientEveningDto | null;
};
export type AcceptOfferDto = {
  /** Who accepts. */
  name: string;
  /** The client agrees to the terms of this version. */
  terms: true;
  /** Version of the terms that the client was shown. */
  terms_version: string;
};
export type DeclineOfferDto = {
  /** Why, where the client wants to say so. */
  reason?: string | null;
};
export type ChefInquiryPageDto = {
  day: string;
  minutes: number;
  guests: number;
  kind: 'cena' | 'clase' | 'clase_online' | 'team_building' | 'gift_card' | 'catering' | 'otra';
  /** What the chef would get, in whole CLP; null where nobody said. */
  pay: number | null;
  /** Null until the chef answered. */
  answer: ('can' | 'cannot' | 'can_but' | null) | null;
  answered_at: string | null;
  /** Until when 'Puedo' keeps the day; null where it does not. */
  held_until: string | null;
  asked_at: string;
  /** Who is asked. */
  chef_name: string;
  /** Why it cannot be answered or changed any more, in Spanish; null while it can. */
  over: string | null;
  /** Whether another table of the chef overlaps. */
  overlaps: boolean;
  id: number;
  starts_at: string;
  commune: string;
  menu: string | null;
  /** What the chef wrote with it. */
  answer_text: string | null;
};
export type AnswerChefInquiryDto = {
  /** Whether the chef can. */
  answer: 'can' | 'cannot' | 'can_but';
  /** What would have to be different; asked for with 'Puedo, pero…'. */
  text?: string | null;
};
export type SheetFactDto = {
  name: string;
  value: string;
  /** How it differs from the sheet before; null where it does not. */
  changed: string | null;
};
export type ChefSheetDto = {
  day: string;
  /** The version that is shown. */
  sequence: number;
  /** When the chef said that this version arrived. */
  confirmed_at: string | null;
  chef_name: string;
  title: string;
  starts_at: string;
  cancelled: boolean;
  facts: SheetFactDto[];
  /** Where it is, for a map; empty where nobody said it. */
  place: string;
  /** Whether it is newer than the one that came with the link. */
  newer: boolean;
};
export type ReceiveSheetDto = {
  /** The version that they read. */
  sequence: number;
};
export type GiftExperienceDto = {
  guests_min: number | null;
  guests_max: number | null;
  id: number;
  name: string;
  chef_name: string;
  /** Whole CLP. */
  price_per_person: number;
};
export type GiftCardOfferDto = {
  /** Whether cards are sold here. If not, one asks for them by WhatsApp or in the quote form. */
  offered: boolean;
  /** For how many months a card is valid. */
  months: number;
  experiences: GiftExperienceDto[];
};
export type BoughtGiftCardDto = {
  /** The buyer's secret page. */
  url: string;
};
export type BuyGiftCardDto = {
  /** Whole CLP in steps of 1.000; left out for an experience, which is worth its price of today. */
  amount?: number | null;
  /** The experience that is given. */
  proposal_id?: number | null;
  /** For how many people the experience is. */
  guests?: number | null;
  /** Who gives it. */
  buyer_name: string;
  /** Where the buyer gets the card’s page. */
  buyer_email: string;
  /** Who gets it. */
  receiver_name: string;
  /** Where the card is mailed on its day; to the buyer where it is left out. */
  receiver_email?: string | null;
  /** Printed on the card. */
  message?: string | null;
  /** The day on which it is to arrive. */
  arrives_on: string;
  /** The buyer accepts the terms. */
  agreed: true;
  /** Made by the form: sent twice with the same content it is one card. */
  creation_key: string;
};
export type GiftCardBalanceDto = {
  /** The last day on which it can be used ('YYYY-MM-DD'). */
  valid_until: string;
  /** Whole CLP. */
  balance: number;
  /** Whole CLP: what it was worth when it was sold. */
  amount: number;
  /** Whether it can be used today. */
  usable: boolean;
};
export type CheckGiftCardDto = {
  /** With or without hyphens, in any case. */
  code: string;
};
export type GiftCardLinkPageDto = {
  state: 'por_pagar' | 'vigente' | 'agotada' | 'vencida' | 'anulada' | 'descartada';
  guests: number | null;
  arrives_on: string;
  /** Null until it is paid. */
  valid_until: string | null;
  mailed_at: string | null;
  number: string;
  /** Whether the link is its buyer's. */
  is_buyer: boolean;
  /** Whole CLP. */
  amount: number;
  balance: number;
  /** What goes back to its buyer, because more came than it is worth; 0 on the page of who has it. */
  to_give_back: number;
  experience_name: string | null;
  buyer_name: string;
  receiver_name: string;
  /** Null where the card goes to the buyer, and on the page of who has it. */
  receiver_email: string | null;
  message: string | null;
  /** Null until it is paid, and where it cannot be shown any more. */
  code: string | null;
};
export type MyStepDto = {
  what: 'reserva' | 'saldo' | 'total';
  /** Whole CLP. */
  amount: number;
  /** What is still to pay of it. */
  left: number;
  /** Of an offer that nobody accepted: as if it were accepted today. */
  due_on: string;
  /** Whether its day has passed without all of it being paid. */
  overdue: boolean;
};
export type MyPlanDto = {
  /** Whole CLP. */
  total: number;
  /** What came, without what was given back. */
  paid: number;
  left: number;
  /** What we still have to give back. */
  to_give_back: number;
  /** Hours after the yes until which the reserva is due. */
  reserva_hours: number;
  /** Business days before the evening on which the saldo is due. */
  saldo_days: number;
  /** In the order of their days. Empty for a cancelled evening. */
  steps: MyStepDto[];
  /** The secret page on which it is paid; null before the yes. */
  url: string | null;
  /** Whether the client said yes to it. */
  agreed: boolean;
  /** Whether its date is confirmed with what is due first, and not before. */
  to_confirm: boolean;
  /** Whether all is due at once, because the evening is that near to the yes. */
  at_once: boolean;
};
export type MyPlanAnswerDto = {
  plan: MyPlanDto | null;
};
export type MyTransferDto = {
  /** What the client said, in whole CLP. */
  amount: number;
  /** What came, with its corrections; null until staff confirmed it. */
  came: number | null;
  day: string;
  state: 'anunciada' | 'confirmada' | 'no_llego';
  has_proof: boolean;
};
export type WebpayFormDto = {
  url: string;
  token: string;
};
export type MyTryDto = {
  /** Whole CLP. */
  amount: number;
  state: 'creada' | 'en_webpay' | 'pagada' | 'rechazada' | 'anulada' | 'vencida' | 'por_verificar';
  /** Null once its client came back, or can enter Webpay's form no more. */
  form: WebpayFormDto | null;
  at: string;
  /** Its name at Webpay: the order of purchase. */
  order: string;
  /** Whether it may have been charged, and nobody knows yet. */
  pending: boolean;
};
export type MyAccountDto = {
  bank: string;
  kind: string;
  number: string;
  holder: string;
  rut: string;
  email: string;
};
export type MyReceiptDto = {
  kind: 'charge' | 'refund';
  at: string;
  /** Whole CLP. */
  amount: number;
  way: 'card' | 'transfer' | 'gift_card' | 'other';
  instalments: number | null;
  number: string;
  /** How the card was charged, as Webpay says it: 'VD' debit, 'VP' prepaid, the others credit. */
  card_type: string | null;
  /** The last four digits of the card. */
  card_digits: string | null;
  /** The provider's authorisation, or the bank's reference. */
  authorization: string | null;
};
export type MyDocumentDto = {
  issued_on: string;
  /** Whole CLP. */
  amount: number;
  id: number;
  name: string;
  /** Whether its PDF can be downloaded. */
  has_paper: boolean;
};
export type MyMoneyDto = {
  /** Whole CLP. */
  total: number;
  /** What came, without what was given back. */
  paid: number;
  left: number;
  /** What we still have to give back. */
  to_give_back: number;
  /** Hours after the yes until which the reserva is due. */
  reserva_hours: number;
  /** Business days before the evening on which the saldo is due. */
  saldo_days: number;
  /** In the order of their days. Empty for a cancelled evening. */
  steps: MyStepDto[];
  /** The secret page on which it is paid; null before the yes. */
  url: string | null;
  day: string;
  /** What the client announced, the newest first. */
  transfers: MyTransferDto[];
  /** The newest first. */
  tries: MyTryDto[];
  /** Number of the offer. */
  number: string;
  /** The client's first name. */
  client: string;
  starts_at: string;
  chef_name: string;
  cancelled: boolean;
  /** Whether cards are taken. */
  card: boolean;
  /** The account for transfers; null where nothing is due, or the company takes none. */
  account: MyAccountDto | null;
  /** In the order in which it came. */
  receipts: MyReceiptDto[];
  documents: MyDocumentDto[];
  /** Whether the client said yes to it. */
  agreed: boolean;
  /** Whether its date is confirmed with what is due first, and not before. */
  to_confirm: boolean;
  /** Whether all is due at once, because the evening is that near to the yes. */
  at_once: boolean;
};
export type OpenedPaymentDto = {
  url: string;
  /** Whole CLP. */
  amount: number;
  /** Its name at Webpay: the order of purchase. */
  order: string;
  token: string;
};
export type PayByCardDto = {
  /** The next step of the plan, or all that is left. */
  what: 'next' | 'rest';
};
export type AnnounceTransferDto = {
  /** What they transferred, in whole CLP. */
  amount: number;
  /** When ('YYYY-MM-DD'), not before the offer was sent. */
  day: string;
  /** Made with the form: sent twice it is one transfer. */
  transfer_key: string;
  /** The bank's paper as a data URL in base64: a PDF or a picture, at most 5 MB. */
  proof?: string | null;
};
export type GiftCardAccountDto = {
  bank: string;
  account_kind: string;
  account_number: string;
  account_holder: string;
  account_rut: string;
  account_email: string;
};
export type PayGiftCardDto = {
  /** Whole CLP; 0 once it is paid. */
  due: number;
  /** The newest first. */
  tries: MyTryDto[];
  /** Whether cards are taken. */
  card: boolean;
  /** Null where clients cannot transfer, and once it is paid. */
  account: GiftCardAccountDto | null;
  /** What was paid and given back, in the order in which it happened. */
  receipts: MyReceiptDto[];
};
export type SpentGiftCardDto = {
  /** Whole CLP. */
  used: number;
  /** What is left on the card. */
  left: number;
};
export type SpendGiftCardDto = {
  /** With or without hyphens, in any case. */
  code: string;
  /** Whole CLP; as much as is due and on the card where it is left out. */
  amount?: number | null;
  /** Made with the form: sent twice it is one payment. */
  creation_key: string;
};
export type OpinionPageDto = {
  /** Day of the evening ('YYYY-MM-DD'). */
  day: string | null;
  /** Null until it is given. */
  score: number | null;
  /** Whether visitors read it; null until it is given. */
  publication: ('published' | 'waiting' | 'hidden' | null) | null;
  /** Until when it can be changed; null until it is given. */
  changeable_until: string | null;
  chef_name: string;
  /** The chef's address: /chef/{slug}; null where the site shows the chef no more. */
  chef_slug: string | null;
  /** The name as it was given; first name and initial before. */
  client_name: string;
  description: string | null;
};
export type GiveOpinionDto = {
  /** As the site shows it. */
  client_name: string;
  /** Half a star to five, in half steps. */
  score: number;
  description: string;
};
export const {
  useReadChefPreviewQuery,
  useReadProposalPreviewQuery,
  useGetMyRequestQuery,
  useWithdrawMyRequestMutation,
  useRestrictMyRequestMutation,
  useEraseMyRequestMutation,
  useListMyOffersQuery,
  useGetMyEveningQuery,
  useCancelMyEveningMutation,
  useCompleteMyEveningMutation,
  useWishForMyEveningMutation,
  useReadOfferQuery,
  useSeeOfferQuery,
  useReadOfferCalendarQuery,
  useAcceptOfferMutation,
  useDeclineOfferMutation,
  useReadChefInquiryQuery,
  useAnswerChefInquiryMutation,
  useReadEventSheetQuery,
  useReceiveEventSheetMutation,
  useGetGiftCardOfferQuery,
  useBuyGiftCardMutation,
  useCheckGiftCardMutation,
  useGetGiftCardByLinkQuery,
  usePlanOfOfferQuery,
  usePlanOfMyRequestQuery,
  useReadPaymentQuery,
  useGetMyDocumentQuery,
  usePayByCardMutation,
  useAnnounceTransferMutation,
  useReadGiftCardPaymentQuery,
  usePayGiftCardMutation,
  useSpendGiftCardMutation,
  useGetOpinionQuery,
  useGiveOpinionMutation,
} = injectedRtkApi;
export * from './public.generated';
