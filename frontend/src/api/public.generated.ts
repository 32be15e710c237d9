// Written by `make openapi` from openapi/openapi.json. Never edited by hand.
import { baseApi as api } from './base-api';
export const addTagTypes = ['chefs', 'proposals', 'lookups', 'comments', 'company', 'logos', 'forms'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
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
      getProposalByName: build.query<GetProposalByNameApiResponse, GetProposalByNameApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/proposals/one/${encodeURIComponent(String(queryArg.name))}`,
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
      listCities: build.query<ListCitiesApiResponse, ListCitiesApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/cities/all`,
          params: {
            scope: queryArg.scope,
          },
        }),
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
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
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
export type GetProposalByNameApiResponse = /** status 200 Experiencia */ {
  status: number;
  msg: string;
  data: PublicProposalDto;
};
export type GetProposalByNameApiArg = {
  name: string;
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
export type ListCitiesApiResponse = /** status 200 Ciudades */ {
  status: number;
  msg: string;
  data: ChoiceDto[];
};
export type ListCitiesApiArg = {
  /** `chefs`: where an active chef works; `proposals`: where an active chef offers an experience; `quotes`: both, and those that the service reaches in any case; `staff`: all, with those hidden from the site. Without it: all that are not hidden. */
  scope?: ('chefs' | 'proposals' | 'staff' | 'quotes') | null;
};
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
  /** Whether the client wrote it, through a link that they were sent after the evening. */
  verified: boolean;
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
  /** The name in law. */
  legal_name: string | null;
  rut: string | null;
  /** How soon clients are answered. */
  reply_promise: string | null;
  /** When somebody answers. */
  working_hours: string | null;
  /** At most three, in the order shown. */
  headers: HeaderDto[];
  id: number;
  city: string;
  address: string;
  email: string;
  phone_number: string;
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
export const {
  useListTopChefsQuery,
  useGetChefByNameQuery,
  useGetProposalByNameQuery,
  useListModalitiesQuery,
  useListCitiesQuery,
  useListFavoriteCommentsQuery,
  useGetCompanyQuery,
  useListClientLogosQuery,
  useListActiveFormsQuery,
} = injectedRtkApi;
