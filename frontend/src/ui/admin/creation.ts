import { statusOf } from '../../api/error-text';
import { newUuid } from '../uuid';

/** A record that a form creates, perhaps by several calls: the answer to one may get lost. */
export interface Creation {
  /** The key under which it is created, so that sending it twice creates one. */
  key: string;
  /** It may be stored, as it was written then. */
  unanswered: boolean;
}

export const newCreation = (): Creation => ({ key: newUuid(), unanswered: false });

/** Whether a call that failed may have been done: there was no answer, or the answer was no refusal. */
export const mayBeDone = (error: unknown): boolean => (statusOf(error) ?? 500) >= 500;
