import type { DefinitionsFromApi, OverrideResultType, ResultTypeFrom, TagTypesFromApi } from '@reduxjs/toolkit/query';

import type { ApiMeta } from './base-query';
import { api as generated, type ListChefsApiResponse, type ListPeopleApiResponse } from './generated';

type Generated = DefinitionsFromApi<typeof generated>;
type Paged<Name extends 'listChefs' | 'listPeople'> = OverrideResultType<
  Generated[Name],
  ResultTypeFrom<Generated[Name]> & { total: number }
>;
type Enhanced = Omit<Generated, 'listChefs' | 'listPeople'> & {
  listChefs: Paged<'listChefs'>;
  listPeople: Paged<'listPeople'>;
};

/**
 * The generated API with what the contract's tags cannot say: which writes reach into another module's reads,
 * and the total of the paged staff lists beside their rows.
 */
export const api = generated.enhanceEndpoints<TagTypesFromApi<typeof generated>, Enhanced>({
  endpoints: {
    listChefs: { transformResponse: (body: ListChefsApiResponse, meta) => withTotal(body, meta) },
    listPeople: { transformResponse: (body: ListPeopleApiResponse, meta) => withTotal(body, meta) },
    // A chef may bring new food types and cities, and takes its opinions along when it goes.
    createChef: { invalidatesTags: ['chefs', 'lookups'] },
    updateChef: { invalidatesTags: ['chefs', 'lookups', 'comments'] },
    deleteChef: { invalidatesTags: ['chefs', 'lookups', 'comments'] },
    toggleChefState: { invalidatesTags: ['chefs', 'lookups', 'comments'] },
    // An uploaded picture belongs to nothing until a form that names it is saved.
    uploadFile: { invalidatesTags: [] },
  },
});

/** These two know the total; all other hooks and types are the generated ones. */
export const { useListChefsQuery, useListPeopleQuery } = api;
export * from './generated';

function withTotal<Body extends object>(body: Body & { data: unknown[] }, meta: ApiMeta | undefined): Body & { total: number } {
  return { ...body, total: meta?.total ?? body.data.length };
}
