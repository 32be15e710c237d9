// Written by `make openapi` from openapi/openapi.json. Never edited by hand.
import { api } from './public.generated';
export const addTagTypes = ['users', 'shortlist', 'texts', 'quotes', 'agenda'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      login: build.mutation<LoginApiResponse, LoginApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/users/login`,
          method: 'POST',
          body: queryArg.loginDto,
        }),
        invalidatesTags: ['users'],
      }),
      logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
        query: () => ({ url: `/api/v1/users/logout`, method: 'POST' }),
        invalidatesTags: ['users'],
      }),
      validateToken: build.query<ValidateTokenApiResponse, ValidateTokenApiArg>({
        query: () => ({ url: `/api/v1/validate-token` }),
        providesTags: ['users'],
      }),
      findShortlist: build.query<FindShortlistApiResponse, FindShortlistApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/shortlist/find`,
          params: {
            chefs: queryArg.chefs,
            proposals: queryArg.proposals,
          },
        }),
        providesTags: ['shortlist'],
      }),
      getShownText: build.query<GetShownTextApiResponse, GetShownTextApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/texts/shown/${encodeURIComponent(String(queryArg.text))}`,
        }),
        providesTags: ['texts'],
      }),
      getTermsVersion: build.query<GetTermsVersionApiResponse, GetTermsVersionApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/texts/terms/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['texts'],
      }),
      createQuoteRequest: build.mutation<CreateQuoteRequestApiResponse, CreateQuoteRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/quote_requests/create`,
          method: 'POST',
          body: queryArg.createQuoteRequestDto,
        }),
        invalidatesTags: ['quotes'],
      }),
      listTakenChefs: build.query<ListTakenChefsApiResponse, ListTakenChefsApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/agenda/taken`,
          params: {
            chefs: queryArg.chefs,
            day: queryArg.day,
          },
        }),
        providesTags: ['agenda'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type LoginApiResponse = /** status 200 Sesión iniciada. */ {
  status: number;
  msg: string;
  data: SessionDto;
};
export type LoginApiArg = {
  loginDto: LoginDto;
};
export type LogoutApiResponse = /** status 200 Sesión cerrada. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type LogoutApiArg = void;
export type ValidateTokenApiResponse = /** status 200 Si la sesión es válida. */ ValidTokenDto;
export type ValidateTokenApiArg = void;
export type FindShortlistApiResponse = /** status 200 Mi mesa */ {
  status: number;
  msg: string;
  data: ShortlistDto;
};
export type FindShortlistApiArg = {
  /** Chefs, with commas between their ids. */
  chefs?: string;
  /** Experiences, with commas between their ids. */
  proposals?: string;
};
export type GetShownTextApiResponse = /** status 200 Texto */ {
  status: number;
  msg: string;
  data: ShownTextDto;
};
export type GetShownTextApiArg = {
  text:
    | 'terms'
    | 'privacy'
    | 'how-it-works'
    | 'questions'
    | 'about'
    | 'join'
    | 'corporate'
    | 'fee'
    | 'refunds'
    | 'footer'
    | 'offer';
};
export type GetTermsVersionApiResponse = /** status 200 Términos y condiciones */ {
  status: number;
  msg: string;
  data: ShownTextDto;
};
export type GetTermsVersionApiArg = {
  id: number;
};
export type CreateQuoteRequestApiResponse = /** status 201 Recibimos tu solicitud. Te contactaremos pronto. */ {
  status: number;
  msg: string;
  data: CreatedQuoteRequestDto;
};
export type CreateQuoteRequestApiArg = {
  createQuoteRequestDto: CreateQuoteRequestDto;
};
export type ListTakenChefsApiResponse = /** status 200 Chefs con mesa ese día */ {
  status: number;
  msg: string;
  data: TakenChefsDto;
};
export type ListTakenChefsApiArg = {
  /** Chefs, with commas between their ids. */
  chefs: string;
  /** Day in Chile ('YYYY-MM-DD'), from today on. */
  day: string;
};
export type SessionDto = {
  role: 'ADMIN' | 'USER';
  state: 'PENDING' | 'ACTIVE' | 'INACTIVE';
  name: string;
  /** JWT, 8 hours valid unless configured otherwise. */
  token: string;
  email: string;
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
export type LoginDto = {
  /** The address in the credential. */
  email: string;
  /** The ID token that the sign-in flow hands to /login (#credential=…): at most 10 minutes old, obtained by this browser, unused. Without a valid one the answer is 401. */
  credential?: string | null;
};
export type ValidTokenDto = {
  isValid: boolean;
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
  /** The files made from it; those of one type narrow to wide. */
  variants: ImageVariantDto[];
  /** Of covers of the home page: the middle alone, two to three, for windows that are higher than wide. */
  portrait?: ImageVariantDto[];
  /** Average colour, to show while the image loads. */
  placeholder: string;
};
export type ShortlistChefDto = {
  id: number;
  chef_name: string;
  /** The chef's address: /chef/{slug}. */
  slug: string;
  profile_image: ImageDto;
};
export type ShortlistProposalChefDto = {
  id: number;
  chef_name: string;
};
export type ShortlistProposalDto = {
  id: number;
  dish_name: string;
  /** The experience's address: /experiencia/{slug}. */
  slug: string;
  profile_image: ImageDto;
  chef: ShortlistProposalChefDto;
};
export type ShortlistDto = {
  chefs: ShortlistChefDto[];
  proposals: ShortlistProposalDto[];
};
export type ShownTextDto = {
  text:
    | 'terms'
    | 'privacy'
    | 'how-it-works'
    | 'questions'
    | 'about'
    | 'join'
    | 'corporate'
    | 'fee'
    | 'refunds'
    | 'footer'
    | 'offer';
  /** Its version, from 1 on. */
  number: number;
  /** The day of this version in Chile. */
  day: string;
  /** The document, in the format of ProseMirror. */
  document: {
    [key: string]: unknown;
  };
};
export type CreatedQuoteRequestDto = {
  /** The page of the request; null where a mail tells the client of it. Whoever has this address may see the request. */
  link: string | null;
};
export type QuoteChoiceFieldsDto = {
  /** The chef; one that is not public is left out. An experience brings its chef. */
  chef_id?: number | null;
  /** The experience, which brings its chef; one that is not public is left out. */
  proposal_id?: number | null;
};
export type CreateQuoteRequestDto = {
  name: string;
  /** Where the quote is sent. */
  email: string;
  phone_number: string;
  /** Commune of the event; one that does not exist is left out. */
  city_id?: number | null;
  /** Day of the event ('YYYY-MM-DD'), today in Chile or later. */
  event_date?: string | null;
  /** How many people. Only a request of the kind `otra` may leave it out. */
  guests?: number | null;
  /** Dinner, class, online class, team building, gift card, catering, or another question. */
  kind: 'cena' | 'clase' | 'clase_online' | 'team_building' | 'gift_card' | 'catering' | 'otra';
  message?: string | null;
  /** The chef the visitor was looking at; one that is not public is left out. */
  chef_id?: number | null;
  /** The experience the visitor was looking at, which brings its chef; one that is not public is left out. */
  proposal_id?: number | null;
  /** Up to four chefs or experiences, in order, each once. With any, `chef_id` and `proposal_id` mean nothing. */
  choices?: QuoteChoiceFieldsDto[] | null;
  /** How the client wants to be answered; by WhatsApp unless said. */
  reply_by?: ('whatsapp' | 'llamada' | 'correo') | null;
  /** What the client would spend per person, in whole CLP. */
  budget_per_person?: number | null;
  /** What the guests cannot eat. Data about health: refused without the consent to their use. */
  restrictions?: string | null;
  /** The client agrees to the use of the restrictions: 'Acepto que usen este dato de salud solo para preparar la comida.' */
  restrictions_consent?: boolean | null;
  /** Made by the page that shows the form: the same key twice is one request and answers the same. */
  request_key: string;
  /** The visitor agrees to the use of these data to answer the request. */
  consent: true;
  /** A field no person sees. Filled in, the answer is the same and nothing is stored. */
  website?: string | null;
  /** Campaign: where the visitor came from. */
  utm_source?: string | null;
  /** Campaign: by which medium. */
  utm_medium?: string | null;
  /** Campaign: its name. */
  utm_campaign?: string | null;
};
export type TakenChefsDto = {
  /** Those of the active chefs asked about who have a table on this day or take none, in the order of their ids. Why is
    not said. */
  chef_ids: number[];
};
export const {
  useLoginMutation,
  useLogoutMutation,
  useValidateTokenQuery,
  useFindShortlistQuery,
  useGetShownTextQuery,
  useGetTermsVersionQuery,
  useCreateQuoteRequestMutation,
  useListTakenChefsQuery,
} = injectedRtkApi;
export * from './public.generated';
