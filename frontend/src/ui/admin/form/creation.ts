import { statusOf } from '../../../api/error-text';
import { newUuid } from '../../uuid';
import { sameValue } from './conflict';

/** A record that a form creates, perhaps by several calls: the answer to one may get lost. */
export interface Creation {
  /** The key under which it is created, so that sending it twice creates one. */
  key: string;
  /**
   * The body that was sent under the key without an answer: it may be stored. A key belongs to one content, so this is sent again
   * before what is written by now.
   */
  unanswered?: object;
  /** What was sent under the key, where it cannot be changed afterwards. */
  of?: Record<string, unknown>;
}

export const newCreation = (): Creation => ({ key: newUuid() });

/**
 * The creation of what cannot be changed afterwards: the same sent again, after a lost answer, is the last one. Anything else is another,
 * so that none of its words are lost.
 */
export function creationOf(of: Record<string, unknown>, last: Creation | undefined): Creation {
  const before = last?.of;
  const isSame = before && Object.keys({ ...before, ...of }).every((name) => sameValue(before[name], of[name]));
  return isSame ? last : { ...newCreation(), of };
}

/** Whether a key was sent with other content before: what is sent next needs another one. */
export const isKeyReused = (error: unknown): boolean => statusOf(error) === 422;

/** Whether a call that failed may have been done: there was no answer, or the answer was no refusal. */
export const mayBeDone = (error: unknown): boolean => (statusOf(error) ?? 500) >= 500;

/**
 * Sends once more what was sent without an answer.
 * @returns what is stored of it. Undefined where nothing was sent, and where the server refuses it: then it is not stored, and its key is free
 * @throws without an answer this time either, and where the key has another content
 */
export async function sentBefore<Sent, Answer>(
  earlier: Sent | undefined,
  send: (earlier: Sent) => Promise<Answer>,
): Promise<Answer | undefined> {
  if (earlier === undefined) return undefined;
  try {
    return await send(earlier);
  } catch (error) {
    if (mayBeDone(error) || isKeyReused(error)) throw error;
    return undefined;
  }
}
