// Written by `make openapi` from openapi/openapi.json. Never edited by hand.
import { baseApi as api } from './base-api';
export const addTagTypes = [
  'users',
  'chefs',
  'proposals',
  'lookups',
  'comments',
  'company',
  'logos',
  'forms',
  'quotes',
  'agenda',
] as const;
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
      listActiveChefs: build.query<ListActiveChefsApiResponse, ListActiveChefsApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/chefs/active`,
          params: {
            page: queryArg.page,
            perPage: queryArg.perPage,
          },
        }),
        providesTags: ['chefs'],
      }),
      listTopChefs: build.query<ListTopChefsApiResponse, ListTopChefsApiArg>({
        query: () => ({ url: `/api/v1/chefs/top_chef` }),
        providesTags: ['chefs'],
      }),
      getChefByName: build.query<GetChefByNameApiResponse, GetChefByNameApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/chefs/get-one/${encodeURIComponent(String(queryArg.name))}`,
        }),
        providesTags: ['chefs'],
      }),
      searchChefs: build.query<SearchChefsApiResponse, SearchChefsApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/cities/city-filter-food`,
          method: 'POST',
          body: queryArg.searchChefsDto,
        }),
        providesTags: ['chefs'],
      }),
      listProposals: build.query<ListProposalsApiResponse, ListProposalsApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/proposals/all`,
          params: {
            page: queryArg.page,
            perPage: queryArg.perPage,
          },
        }),
        providesTags: ['proposals'],
      }),
      getProposalByName: build.query<GetProposalByNameApiResponse, GetProposalByNameApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/proposals/one/${encodeURIComponent(String(queryArg.name))}`,
        }),
        providesTags: ['proposals'],
      }),
      searchProposals: build.query<SearchProposalsApiResponse, SearchProposalsApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/proposals/search_menu`,
          method: 'POST',
          body: queryArg.searchProposalsDto,
        }),
        providesTags: ['proposals'],
      }),
      listModalities: build.query<ListModalitiesApiResponse, ListModalitiesApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/modality/all`,
          params: {
            scope: queryArg.scope,
          },
        }),
        providesTags: ['lookups'],
      }),
      listFoodTypes: build.query<ListFoodTypesApiResponse, ListFoodTypesApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/foods_type/all`,
          params: {
            scope: queryArg.scope,
          },
        }),
        providesTags: ['lookups'],
      }),
      listCities: build.query<ListCitiesApiResponse, ListCitiesApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/cities/all`,
          params: {
            scope: queryArg.scope,
          },
        }),
        providesTags: ['lookups'],
      }),
      listChefCities: build.query<ListChefCitiesApiResponse, ListChefCitiesApiArg>({
        query: () => ({ url: `/api/v1/cities/city-chef` }),
        providesTags: ['lookups'],
      }),
      listProposalCities: build.query<ListProposalCitiesApiResponse, ListProposalCitiesApiArg>({
        query: () => ({ url: `/api/v1/cities/city-proposal` }),
        providesTags: ['lookups'],
      }),
      listFavoriteComments: build.query<ListFavoriteCommentsApiResponse, ListFavoriteCommentsApiArg>({
        query: () => ({ url: `/api/v1/comments/favorite` }),
        providesTags: ['comments'],
      }),
      getCompany: build.query<GetCompanyApiResponse, GetCompanyApiArg>({
        query: () => ({ url: `/api/v1/company/one` }),
        providesTags: ['company'],
      }),
      listClientLogos: build.query<ListClientLogosApiResponse, ListClientLogosApiArg>({
        query: () => ({ url: `/api/v1/workered_company/all` }),
        providesTags: ['logos'],
      }),
      listActiveForms: build.query<ListActiveFormsApiResponse, ListActiveFormsApiArg>({
        query: () => ({ url: `/api/v1/form_reference/get-active` }),
        providesTags: ['forms'],
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
export type ListActiveChefsApiResponse = /** status 200 Chefs */ ActiveChefsAnswer;
export type ListActiveChefsApiArg = {
  /** Page, from 1. */
  page?: number;
  /** Rows a page. */
  perPage?: number;
};
export type ListTopChefsApiResponse = /** status 200 Chefs destacados */ {
  status: number;
  msg: string;
  data: ChefCardDto[];
};
export type ListTopChefsApiArg = void;
export type GetChefByNameApiResponse = /** status 200 Chef */ {
  status: number;
  msg: string;
  data: PublicChefDto;
};
export type GetChefByNameApiArg = {
  name: string;
};
export type SearchChefsApiResponse = /** status 200 Chefs */ {
  status: number;
  msg: string;
  data: ChefCardDto[];
};
export type SearchChefsApiArg = {
  searchChefsDto: SearchChefsDto;
};
export type ListProposalsApiResponse = /** status 200 Experiencias */ {
  status: number;
  msg: string;
  data: ProposalPageDto;
};
export type ListProposalsApiArg = {
  /** Page, from 1. */
  page?: number;
  /** Rows a page. */
  perPage?: number;
};
export type GetProposalByNameApiResponse = /** status 200 Experiencia */ {
  status: number;
  msg: string;
  data: PublicProposalDto;
};
export type GetProposalByNameApiArg = {
  name: string;
};
export type SearchProposalsApiResponse = /** status 200 Experiencias */ {
  status: number;
  msg: string;
  data: ProposalCardDto[];
};
export type SearchProposalsApiArg = {
  searchProposalsDto: SearchProposalsDto;
};
export type ListModalitiesApiResponse = /** status 200 Formatos */ {
  status: number;
  msg: string;
  data: FormatDto[];
};
export type ListModalitiesApiArg = {
  /** `chefs`: what an active chef has; `proposals`: what an experience of an active chef has; `staff`: all, with those hidden from the site. Without it: all that are not hidden. */
  scope?: ('chefs' | 'proposals' | 'staff') | null;
};
export type ListFoodTypesApiResponse = /** status 200 Tipos de comida */ {
  status: number;
  msg: string;
  data: ChoiceDto[];
};
export type ListFoodTypesApiArg = {
  /** `chefs`: what an active chef has; `proposals`: what an experience of an active chef has; `staff`: all, with those hidden from the site. Without it: all that are not hidden. */
  scope?: ('chefs' | 'proposals' | 'staff') | null;
};
export type ListCitiesApiResponse = /** status 200 Ciudades */ {
  status: number;
  msg: string;
  data: ChoiceDto[];
};
export type ListCitiesApiArg = {
  /** `chefs`: where an active chef works; `proposals`: where an active chef offers an experience; `quotes`: both, and those that the service reaches in any case; `staff`: all, with those hidden from the site. Without it: all that are not hidden. */
  scope?: ('chefs' | 'proposals' | 'staff' | 'quotes') | null;
};
export type ListChefCitiesApiResponse = /** status 200 Ciudades */ {
  status: number;
  msg: string;
  data: ChoiceDto[];
};
export type ListChefCitiesApiArg = void;
export type ListProposalCitiesApiResponse = /** status 200 Ciudades */ {
  status: number;
  msg: string;
  data: ChoiceDto[];
};
export type ListProposalCitiesApiArg = void;
export type ListFavoriteCommentsApiResponse = /** status 200 Comentarios destacados */ {
  status: number;
  msg: string;
  data: FavoriteCommentDto[];
};
export type ListFavoriteCommentsApiArg = void;
export type GetCompanyApiResponse = /** status 200 Información de la página */ {
  status: number;
  msg: string;
  data: CompanyDto;
};
export type GetCompanyApiArg = void;
export type ListClientLogosApiResponse = /** status 200 Logos */ {
  status: number;
  msg: string;
  data: ClientLogoDto[];
};
export type ListClientLogosApiArg = void;
export type ListActiveFormsApiResponse = /** status 200 Formularios activos */ {
  status: number;
  msg: string;
  data: ActiveFormDto[];
};
export type ListActiveFormsApiArg = void;
export type CreateQuoteRequestApiResponse = /** status 201 Recibimos tu solicitud. Te contactaremos pronto. */ {
  status: number;
  msg: string;
  data: object | null;
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
export type ChefCardDto = {
  /** Whole CLP; null when not registered. */
  price_per_person: number | null;
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
export type ActiveChefsAnswer = {
  status: number;
  msg: string;
  chefs: ChefCardDto[];
  /** Whether a next page has rows. */
  showMoreButton: boolean;
};
export type ChefProposalDto = {
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
};
export type PublicChefDto = {
  /** Whole CLP; null when not registered. */
  price_per_person: number | null;
  id: number;
  chef_name: string;
  /** The chef's address: /chef/{slug}. */
  slug: string;
  description: string;
  profile_image: ImageDto;
  modalities: LookupDto[];
  chef_food_types: ChefFoodTypeDto[];
  chef_cities: ChefCityDto[];
  information: string;
  cover_image: ImageDto;
  gallery: ImageDto[];
  proposals: ChefProposalDto[];
  comments: ChefCommentDto[];
};
export type SearchChefsDto = {
  /** Food type; 0 for all. */
  foodId?: number | null;
  /** City; 0 for all. */
  cityId?: number | null;
  /** Format; 0 for all. */
  modalityId?: number | null;
  /** Words; each must stand in the name, the description or a food type: whole, in part, or, of one or two letters, where a word begins. Case and accents do not matter. */
  search?: string | null;
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
export type ProposalCardDto = {
  /** The chef's price per person in whole CLP; null when not registered. */
  price_per_person: number | null;
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
export type ProposalPageDto = {
  proposals: ProposalCardDto[];
  /** Whether a next page has rows. */
  showMoreButton: boolean;
};
export type PublicProposalDto = {
  /** The chef's price per person in whole CLP; null when not registered. */
  price_per_person: number | null;
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
  /** The chef's other experiences, in the order of the chef's page. */
  moreProposals: ProposalCardDto[];
  /** Opinions about the chef, the newest first. */
  comments: ChefCommentDto[];
};
export type SearchProposalsDto = {
  /** Format; 0 for all. */
  modalityId?: number | null;
  /** City; 0 for all. */
  citySearchId?: number | null;
  /** Food type; 0 for all. */
  foodSearchId?: number | null;
  /** Words; each must stand in the dish, the description, a food type or the chef's name: whole, in part, or, of one or two letters, where a word begins. Case and accents do not matter. */
  search?: string | null;
};
export type FormatDto = {
  /** Which of the site's own formats it is, whatever it is called; null for one that staff added. */
  kind: ('cena' | 'clase' | 'clase_online' | 'team_building' | 'gift_card' | 'catering' | null) | null;
  /** Ids of choices that went into this one: an address that names one of them means this one. */
  former_ids: number[];
  id: number;
  name: string;
};
export type ChoiceDto = {
  id: number;
  name: string;
  /** Ids of choices that went into this one: an address that names one of them means this one. */
  former_ids: number[];
};
export type CommentChefDto = {
  chef_name: string;
  /** The chef's address: /chef/{slug}. */
  slug: string;
  profile_image: ImageDto;
};
export type FavoriteCommentDto = {
  /** 0 to 5 in half steps. */
  score: number;
  id: number;
  client_name: string;
  description: string;
  chef: CommentChefDto;
};
export type HeaderDto = {
  id: number;
  cover_title: string;
  cover_description: string;
  header_image: ImageDto;
  /** CSS colour of the words. */
  color_text: string;
  company_id: number;
  version: number;
};
export type CompanyDto = {
  facebook: string | null;
  instagram: string | null;
  linkedin: string | null;
  /** At most three, in the order shown. */
  headers: HeaderDto[];
  id: number;
  city: string;
  address: string;
  email: string;
  phone_number: string;
  version: number;
};
export type ClientLogoDto = {
  id: number;
  name_company: string;
  /** The same name, as the brand of the about page has it. */
  name: string;
  /** Address of the logo for light grounds. */
  image_url: string;
  /** For light grounds. */
  color_logo: ImageDto;
  /** For dark grounds. */
  transparent_logo: ImageDto;
  /** Send it back with an update, so that nobody's changes are overwritten unseen. */
  version: number;
};
export type ActiveFormDto = {
  /** 1 Pipedrive, 2 JotForm, 3 GoogleForm. */
  type: 1 | 2 | 3;
  id: number;
  title: string;
  /** First segment of its address. */
  url: string;
  /** The provider's https link. */
  script: string;
};
export type QuoteChoiceFieldsDto = {
  /** The chef; one that is not public is left out. */
  chef_id: number;
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
  useListActiveChefsQuery,
  useListTopChefsQuery,
  useGetChefByNameQuery,
  useSearchChefsQuery,
  useListProposalsQuery,
  useGetProposalByNameQuery,
  useSearchProposalsQuery,
  useListModalitiesQuery,
  useListFoodTypesQuery,
  useListCitiesQuery,
  useListChefCitiesQuery,
  useListProposalCitiesQuery,
  useListFavoriteCommentsQuery,
  useGetCompanyQuery,
  useListClientLogosQuery,
  useListActiveFormsQuery,
  useCreateQuoteRequestMutation,
  useListTakenChefsQuery,
} = injectedRtkApi;
