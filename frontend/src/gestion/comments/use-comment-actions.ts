import { useDeleteCommentMutation, useToggleCommentFavoriteMutation } from '../../api/generated';
import { useRowCall } from '../../ui/admin/use-row-call';

/** What answers a toggle that worked; anything else has failed. */
const TOGGLED = 201;

export interface CommentActions {
  isBusy: (id: number) => boolean;
  toggleFavorite: (id: number) => void;
  /** True when the comment is gone, or there is nothing more to ask. */
  remove: (comment: { id: number }) => Promise<boolean>;
}

/** What a comment's menu and star do; each call answers with a toast, and the lists read themselves anew. */
export function useCommentActions(): CommentActions {
  const { isBusy, run } = useRowCall();
  const [toggle] = useToggleCommentFavoriteMutation();
  const [deleteComment] = useDeleteCommentMutation();

  async function toggled(id: number) {
    const answer = await toggle({ id }).unwrap();
    if (answer.status !== TOGGLED) throw new Error('The answer to a toggle is 201');
    return answer;
  }
  return {
    isBusy,
    toggleFavorite: (id) => void run(id, () => toggled(id)),
    remove: async ({ id }) => (await run(id, () => deleteComment({ id }).unwrap())).settled,
  };
}
