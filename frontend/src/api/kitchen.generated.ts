// Written by `make openapi` from openapi/openapi.json. Never edited by hand.
import { baseApi as api } from './base-api';
export const addTagTypes = ['kitchen'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      askForKitchenLink: build.mutation<AskForKitchenLinkApiResponse, AskForKitchenLinkApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/kitchen/ask-for-link`,
          method: 'POST',
          body: queryArg.askForLinkDto,
        }),
        invalidatesTags: ['kitchen'],
      }),
      enterKitchen: build.mutation<EnterKitchenApiResponse, EnterKitchenApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/kitchen/enter`,
          method: 'POST',
          body: queryArg.enterKitchenDto,
        }),
        invalidatesTags: ['kitchen'],
      }),
      enterKitchenWithGoogle: build.mutation<EnterKitchenWithGoogleApiResponse, EnterKitchenWithGoogleApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/kitchen/enter-with-google`,
          method: 'POST',
          body: queryArg.enterWithGoogleDto,
        }),
        invalidatesTags: ['kitchen'],
      }),
      getKitchenChef: build.query<GetKitchenChefApiResponse, GetKitchenChefApiArg>({
        query: () => ({ url: `/api/v1/kitchen/me` }),
        providesTags: ['kitchen'],
      }),
      leaveKitchen: build.mutation<LeaveKitchenApiResponse, LeaveKitchenApiArg>({
        query: () => ({ url: `/api/v1/kitchen/leave`, method: 'POST' }),
        invalidatesTags: ['kitchen'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type AskForKitchenLinkApiResponse =
  /** status 200 Si ese correo tiene acceso, te mandamos un enlace. Sirve durante 15 minutos. */ {
    status: number;
    msg: string;
    data: object | null;
  };
export type AskForKitchenLinkApiArg = {
  askForLinkDto: AskForLinkDto;
};
export type EnterKitchenApiResponse = /** status 200 Entraste a tu cocina. */ {
  status: number;
  msg: string;
  data: KitchenSessionDto;
};
export type EnterKitchenApiArg = {
  enterKitchenDto: EnterKitchenDto;
};
export type EnterKitchenWithGoogleApiResponse = /** status 200 Entraste a tu cocina. */ {
  status: number;
  msg: string;
  data: KitchenSessionDto;
};
export type EnterKitchenWithGoogleApiArg = {
  enterWithGoogleDto: EnterWithGoogleDto;
};
export type GetKitchenChefApiResponse = /** status 200 Mi cocina */ {
  status: number;
  msg: string;
  data: KitchenChefDto;
};
export type GetKitchenChefApiArg = void;
export type LeaveKitchenApiResponse = /** status 200 Saliste de tu cocina. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type LeaveKitchenApiArg = void;
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
export type AskForLinkDto = {
  /** The chef's address. */
  email: string;
};
export type KitchenSessionDto = {
  name: string;
  email: string;
  /** JWT, valid for a week. It opens Mi cocina and nothing else. */
  token: string;
};
export type EnterKitchenDto = {
  /** What stands behind #enlace= in it. */
  token: string;
};
export type EnterWithGoogleDto = {
  /** The address in the credential. */
  email: string;
  /** The ID token that the sign-in flow hands to /cocina/entrar (#credential=…), unused and of this browser. */
  credential?: string | null;
};
export type KitchenChefDto = {
  name: string;
  email: string;
  /** The address of the chef's page on the site. */
  slug: string;
};
export const {
  useAskForKitchenLinkMutation,
  useEnterKitchenMutation,
  useEnterKitchenWithGoogleMutation,
  useGetKitchenChefQuery,
  useLeaveKitchenMutation,
} = injectedRtkApi;
