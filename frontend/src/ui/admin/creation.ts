import { statusOf } from '../../api/error-text';
import { newUuid } from '../uuid';
import { sameValue } from './conflict';

/** A record that a form creates, perhaps by several calls: the answer to one may get lost. */
export interface Creation {
  /** The key under which it is created, so that sending it twice creates one. */
  key: string;
  /** It may be stored, as it was written then. */
  unanswered: boolean;
  /** What was sent under the key, where it cannot be changed afterwards. */
  of?: Record<string, unknown>;
}

export const newCreation = (): Creation => ({ key: newUuid(), unanswered: false });

/**
 * The creation of what cannot be changed afterwards: the same sent again, after a lost answer, is the last one. Anything else is another,
 * so that none of its words are lost.
 */
export function creationOf(of: Record<string, unknown>, last: Creation | undefined): Creation {
  const before = last?.of;
  const isSame = before && Object.keys({ ...before, ...of }).every((name) => sameValue(before[name], of[name]));
  return isSame ? last : { ...newCreation(), of };
}

/** Whether a call that failed may have been done: there was no answer, or the answer was no refusal. */
export const mayBeDone = (error: unknown): boolean => (statusOf(error) ?? 500) >= 500;
