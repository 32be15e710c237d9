import { useMemo } from 'react';
import { useDispatch } from 'react-redux';

import {
  api,
  useCreateChefMutation,
  useReplaceChefCommentsMutation,
  useReplaceChefProposalsMutation,
  useUpdateChefMutation,
  type CreateChefDto,
  type ReplaceChefCommentsDto,
  type ReplaceChefProposalsDto,
} from '../../../api/generated';
import type { AppDispatch } from '../../../store/store';

/** The calls that a save needs. */
export type ChefCalls = ReturnType<typeof useChefCalls>;

/** The calls of a save. They turn what the form holds into what the server takes. */
export function useChefCalls() {
  const dispatch = useDispatch<AppDispatch>();
  const [create] = useCreateChefMutation();
  const [update] = useUpdateChefMutation();
  const [replaceProposals] = useReplaceChefProposalsMutation();
  const [replaceComments] = useReplaceChefCommentsMutation();
  return useMemo(
    () => ({
      read: async (id: number) => {
        const reading = api.endpoints.getChef.initiate({ id }, { forceRefetch: true, subscribe: false });
        return (await dispatch(reading).unwrap()).data;
      },
      create: (chef: CreateChefDto) => create({ createChefDto: chef }).unwrap(),
      update: (id: number, chef: CreateChefDto, version: number) =>
        update({ id, updateChefDto: { ...chef, version } }).unwrap(),
      proposals: (id: number, set: ReplaceChefProposalsDto) =>
        replaceProposals({ id, replaceChefProposalsDto: set }).unwrap(),
      comments: (id: number, set: ReplaceChefCommentsDto) =>
        replaceComments({ id, replaceChefCommentsDto: set }).unwrap(),
    }),
    [create, dispatch, replaceComments, replaceProposals, update],
  );
}
