import { useMemo } from 'react';

import {
  useCreateChefMutation,
  useReplaceChefCommentsMutation,
  useReplaceChefProposalsMutation,
  useUpdateChefMutation,
} from '../../../api/generated';
import { toDto } from './chef-values';
import { commentDto } from './comment-item';
import { proposalDto } from './proposal-item';
import type { ChefCalls } from './save-parts';

/** The three calls of a save, with what the form holds turned into what the server takes. */
export function useChefCalls(): ChefCalls {
  const [create] = useCreateChefMutation();
  const [update] = useUpdateChefMutation();
  const [replaceProposals] = useReplaceChefProposalsMutation();
  const [replaceComments] = useReplaceChefCommentsMutation();
  return useMemo<ChefCalls>(
    () => ({
      create: (values) => create({ createChefDto: toDto(values) }).unwrap(),
      update: (id, values, version) => update({ id, updateChefDto: { ...toDto(values), version } }).unwrap(),
      proposals: (id, { sent, known }) =>
        replaceProposals({
          id,
          replaceChefProposalsDto: { proposals: sent.map(proposalDto), known },
        }).unwrap(),
      comments: (id, { sent, known }) =>
        replaceComments({ id, replaceChefCommentsDto: { comments: sent.map(commentDto), known } }).unwrap(),
    }),
    [create, replaceComments, replaceProposals, update],
  );
}
