// Written by `make openapi` from openapi/openapi.json. Never edited by hand.
import { api } from './public.generated';
export const addTagTypes = ['chefs', 'proposals', 'lookups'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
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
      searchProposals: build.query<SearchProposalsApiResponse, SearchProposalsApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/proposals/search_menu`,
          method: 'POST',
          body: queryArg.searchProposalsDto,
        }),
        providesTags: ['proposals'],
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
      listChefCities: build.query<ListChefCitiesApiResponse, ListChefCitiesApiArg>({
        query: () => ({ url: `/api/v1/cities/city-chef` }),
        providesTags: ['lookups'],
      }),
      listProposalCities: build.query<ListProposalCitiesApiResponse, ListProposalCitiesApiArg>({
        query: () => ({ url: `/api/v1/cities/city-proposal` }),
        providesTags: ['lookups'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type ListActiveChefsApiResponse = /** status 200 Chefs */ ActiveChefsAnswer;
export type ListActiveChefsApiArg = {
  /** Page, from 1. */
  page?: number;
  /** Rows a page. */
  perPage?: number;
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
export type SearchProposalsApiResponse = /** status 200 Experiencias */ {
  status: number;
  msg: string;
  data: ProposalCardDto[];
};
export type SearchProposalsApiArg = {
  searchProposalsDto: SearchProposalsDto;
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
  /** Words; each must stand in the dish, the description, a food type or the chef's name: whole, in part, or, of one or two letters, where a word begins. Case and accents do not matter. */
  search?: string | null;
};
export type ChoiceDto = {
  id: number;
  name: string;
  /** Ids of choices that went into this one: an address that names one of them means this one. */
  former_ids: number[];
};
export type DietChoiceDto = {
  /** Which of the diets it is that search engines know, whatever it is called; null for one that staff added. */
  kind: ('vegetariana' | 'vegana' | 'sin_gluten' | 'sin_lactosa' | 'kosher' | 'halal' | null) | null;
  /** Ids of choices that went into this one: an address that names one of them means this one. */
  former_ids: number[];
  id: number;
  name: string;
};
export const {
  useListActiveChefsQuery,
  useSearchChefsQuery,
  useListProposalsQuery,
  useSearchProposalsQuery,
  useListFoodTypesQuery,
  useListDietsQuery,
  useListChefCitiesQuery,
  useListProposalCitiesQuery,
} = injectedRtkApi;
export * from './public.generated';
