import { api } from '../../api/api';
import type { CommentDto } from '../../api/generated';
import { useCall } from '../../api/use-call';
import type { RowActs } from '../../ui/admin/list/use-list';

/** What answers a toggle that worked; anything else has failed. */
const TOGGLED = 201;

export type CommentActions = ReturnType<typeof useCommentActions>;

/** What a comment's menu and star do; each call answers with a toast, and the lists read themselves again. */
export function useCommentActions({ isBusy, run, remove }: RowActs<CommentDto>) {
  const toggle = useCall(api.endpoints.toggleCommentFavorite);
  const deleteComment = useCall(api.endpoints.deleteComment);

  async function toggled(id: number, was: boolean) {
    const answer = await toggle({ id, was });
    if (answer.status !== TOGGLED) throw new Error('The answer to a toggle is 201');
    return answer;
  }
  return {
    isBusy,
    /** Toggles it from what is shown of it. Resolves to whether it was done. */
    toggleFavorite: async ({ id, favorite: was }: Pick<CommentDto, 'id' | 'favorite'>) => {
      const { answer } = await run(
        id,
        () => toggled(id, was),
        undefined,
        ({ data: { favorite } }) =>
          () =>
            toggled(id, favorite),
      );
      return answer !== undefined;
    },
    remove: (comment: CommentDto) => remove(comment, () => deleteComment({ id: comment.id })),
  };
}
