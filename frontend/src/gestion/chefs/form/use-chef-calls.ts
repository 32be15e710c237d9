import { useMemo, useRef } from 'react';
import { useDispatch } from 'react-redux';

import {
  useCreateChefMutation,
  useReplaceChefCommentsMutation,
  useReplaceChefProposalsMutation,
  useUpdateChefMutation,
} from '../../../api/generated';
import type { AppDispatch } from '../../../app/store';
import { toDto } from './chef-values';
import { commentDto } from './comment-item';
import { createdBefore, mayBeStored } from './created-before';
import { proposalDto } from './proposal-item';
import type { ChefCalls } from './save-parts';

/** The three calls of a save, with what the form holds turned into what the server takes. */
export function useChefCalls(): ChefCalls {
  const dispatch = useDispatch<AppDispatch>();
  const unanswered = useRef(false);
  const [create] = useCreateChefMutation();
  const [update] = useUpdateChefMutation();
  const [replaceProposals] = useReplaceChefProposalsMutation();
  const [replaceComments] = useReplaceChefCommentsMutation();
  return useMemo<ChefCalls>(
    () => ({
      create: async (values) => {
        const before = unanswered.current ? await createdBefore(dispatch, values) : undefined;
        if (before) {
          const { id, version } = before;
          return update({ id, updateChefDto: { ...toDto(values), version } }).unwrap();
        }
        try {
          return await create({ createChefDto: toDto(values) }).unwrap();
        } catch (error) {
          unanswered.current = mayBeStored(error);
          throw error;
        }
      },
      update: (id, values, version) => update({ id, updateChefDto: { ...toDto(values), version } }).unwrap(),
      proposals: (id, { sent, known }) =>
        replaceProposals({
          id,
          replaceChefProposalsDto: { proposals: sent.map(proposalDto), known },
        }).unwrap(),
      comments: (id, { sent, known }) =>
        replaceComments({ id, replaceChefCommentsDto: { comments: sent.map(commentDto), known } }).unwrap(),
    }),
    [create, dispatch, replaceComments, replaceProposals, update],
  );
}
