// Written by `make openapi` from openapi/openapi.json. Never edited by hand.
import { baseApi as api } from './base-api';
export const addTagTypes = [
  'users',
  'lookups',
  'chefs',
  'proposals',
  'comments',
  'shortlist',
  'company',
  'logos',
  'forms',
  'texts',
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
      listDiets: build.query<ListDietsApiResponse, ListDietsApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/diets/all`,
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
      listFavoriteComments: build.query<ListFavoriteCommentsApiResponse, ListFavoriteCommentsApiArg>({
        query: () => ({ url: `/api/v1/comments/favorite` }),
        providesTags: ['comments'],
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
export type ListDietsApiResponse = /** status 200 Dietas */ {
  status: number;
  msg: string;
  data: DietChoiceDto[];
};
export type ListDietsApiArg = {
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
export type ListFavoriteCommentsApiResponse = /** status 200 Comentarios destacados */ {
  status: number;
  msg: string;
  data: FavoriteCommentDto[];
};
export type ListFavoriteCommentsApiArg = void;
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
  /** The ID token that the sign-in flow hands back (#credential=…): at most 10 minutes old, obtained by this browser for this door, unused. Without a valid one the answer is 401. */
  credential?: string | null;
};
export type ValidTokenDto = {
  isValid: boolean;
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
  /** Ids of choices that went into this one: an address that names one of them means this one. */
  former_ids: number[];
  id: number;
  name: string;
};
export type DietChoiceDto = {
  /** Which of the diets it is that search engines know, whatever it is called; null for one that staff added. */
  kind: ('vegetariana' | 'vegana' | 'sin_gluten' | 'sin_lactosa' | 'kosher' | 'halal' | null) | null;
  /** Ids of choices that went into this one: an address that names one of them means this one. */
  former_ids: number[];
  id: number;
  name: string;
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
export type SearchChefsDto = {
  /** How many people come; 0 for all. An experience that does not say for how many it is does not match. */
  guests?: number | null;
  /** Diets that one experience serves, all of them; none for all. */
  diets?: number[] | null;
  /** Least price per person, in whole CLP; 0 for all. It is the chef's; one without does not match. */
  priceFrom?: number | null;
  /** Highest price per person, in whole CLP; 0 for all. */
  priceTo?: number | null;
  /** Food type; 0 for all. */
  foodId?: number | null;
  /** City; 0 for all. */
  cityId?: number | null;
  /** Format; 0 for all. */
  modalityId?: number | null;
  /** Words; each must stand in the name, the description, a food type, format or commune, or in the dish or a diet of an experience: whole, in part, with another usual ending, or, of one or two letters, where a word begins. At most the first eight. Case and accents do not matter. */
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
export type ProposalPageDto = {
  proposals: ProposalCardDto[];
  /** Whether a next page has rows. */
  showMoreButton: boolean;
};
export type DietDto = {
  /** Which of the diets it is that search engines know, whatever it is called; null for one that staff added. */
  kind: ('vegetariana' | 'vegana' | 'sin_gluten' | 'sin_lactosa' | 'kosher' | 'halal' | null) | null;
  id: number;
  name: string;
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
export type SearchProposalsDto = {
  /** How many people come; 0 for all. An experience that does not say for how many it is does not match. */
  guests?: number | null;
  /** Diets that one experience serves, all of them; none for all. */
  diets?: number[] | null;
  /** Least price per person, in whole CLP; 0 for all. It is the chef's; one without does not match. */
  priceFrom?: number | null;
  /** Highest price per person, in whole CLP; 0 for all. */
  priceTo?: number | null;
  /** Format; 0 for all. */
  modalityId?: number | null;
  /** City; 0 for all. */
  citySearchId?: number | null;
  /** Food type; 0 for all. */
  foodSearchId?: number | null;
  /** Words; each must stand in the dish, the description, a food type, format, commune or diet, or the chef's name: whole, in part, with another usual ending, or, of one or two letters, where a word begins. At most the first eight. Case and accents do not matter. */
  search?: string | null;
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
  /** Whether the client wrote it, through a link that they were sent after the evening. */
  verified: boolean;
  chef: CommentChefDto;
};
export type ShortlistChefDto = {
  /** Whole CLP; null when not registered. */
  price_per_person: number | null;
  id: number;
  chef_name: string;
  /** The chef's address: /chef/{slug}. */
  slug: string;
  profile_image: ImageDto;
  modalities: LookupDto[];
};
export type ShortlistProposalChefDto = {
  id: number;
  chef_name: string;
};
export type ShortlistProposalDto = {
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
  profile_image: ImageDto;
  modalities: LookupDto[];
  chef: ShortlistProposalChefDto;
};
export type ShortlistDto = {
  chefs: ShortlistChefDto[];
  proposals: ShortlistProposalDto[];
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
  /** At most three, in the order shown. */
  headers: HeaderDto[];
  id: number;
  city: string;
  address: string;
  email: string;
  phone_number: string;
  facebook: string | null;
  instagram: string | null;
  linkedin: string | null;
  /** The name in law. */
  legal_name: string | null;
  rut: string | null;
  /** How soon clients are answered. */
  reply_promise: string | null;
  /** When somebody answers. */
  working_hours: string | null;
  version: number;
  /** Whether the pages of chefs name their next free Saturdays. */
  show_free_saturdays: boolean;
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
  /** The page of the request; null where a mail brings it to the client. Anyone who has this address may see the request. */
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
  /** Only a request that is answered by mail may leave it out. */
  phone_number?: string | null;
  /** Commune of the event; one that does not exist is left out. */
  city_id?: number | null;
  /** Day of the event ('YYYY-MM-DD'), today in Chile or later, and at most three years ahead. */
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
  /** Made by the page that shows the form. The same content under one key is one request and answers the same; other content is refused (422), and so is everything once that request has ended. */
  request_key: string;
  /** Where the quote is sent. */
  email: string;
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
  useListModalitiesQuery,
  useListFoodTypesQuery,
  useListDietsQuery,
  useListCitiesQuery,
  useListChefCitiesQuery,
  useListProposalCitiesQuery,
  useListActiveChefsQuery,
  useListTopChefsQuery,
  useGetChefByNameQuery,
  useSearchChefsQuery,
  useListProposalsQuery,
  useGetProposalByNameQuery,
  useSearchProposalsQuery,
  useListFavoriteCommentsQuery,
  useFindShortlistQuery,
  useGetCompanyQuery,
  useListClientLogosQuery,
  useListActiveFormsQuery,
  useGetShownTextQuery,
  useGetTermsVersionQuery,
  useCreateQuoteRequestMutation,
  useListTakenChefsQuery,
} = injectedRtkApi;
