import { useRef, useState } from 'react';

import { messageOf, statusOf, UNKNOWN_ERROR } from '../../api/error-text';
import { useDeleteCommentMutation, useToggleCommentFavoriteMutation } from '../../api/generated';
import { useToast } from '../../ui/Toast';

/** What answers a toggle that worked; anything else has failed (product.md section 4). */
const TOGGLED = 201;

export interface CommentActions {
  /** The comment a call is under way for. */
  busyId: number | undefined;
  toggleFavorite: (id: number) => Promise<void>;
  /** True when the comment is gone. */
  remove: (id: number) => Promise<boolean>;
}

/** What a comment's menu and star do: one call at a time, each answered with a toast; the lists read themselves anew. */
export function useCommentActions(): CommentActions {
  const toast = useToast();
  const [toggle] = useToggleCommentFavoriteMutation();
  const [deleteComment] = useDeleteCommentMutation();
  const [busyId, setBusyId] = useState<number>();
  // A second press arrives before the first one is drawn, and toggling twice is not toggling.
  const running = useRef(false);

  async function run(id: number, call: () => Promise<{ status: number; msg: string }>, expected?: number) {
    if (running.current) return false;
    running.current = true;
    setBusyId(id);
    try {
      const { status, msg } = await call();
      const done = expected === undefined || status === expected;
      if (done) toast.success(msg);
      else toast.error(UNKNOWN_ERROR);
      return done;
    } catch (error) {
      // The dialog that asks to sign in again says it all.
      if (statusOf(error) !== 401) toast.error(messageOf(error));
      return false;
    } finally {
      running.current = false;
      setBusyId(undefined);
    }
  }

  return {
    busyId,
    toggleFavorite: async (id) => void (await run(id, () => toggle({ id }).unwrap(), TOGGLED)),
    remove: (id) => run(id, () => deleteComment({ id }).unwrap()),
  };
}
