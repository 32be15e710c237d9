import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../http/answer/domain-error.js';
import { countRefusedSignIn } from './audit.repository.js';

/** Runs a sign-in, and counts it where it is refused. If counting fails, the refusal is still answered. */
export async function countingRefusals<Result>(em: EntityManager, signIn: () => Promise<Result>): Promise<Result> {
  try {
    return await signIn();
  } catch (error) {
    const isRefusal = error instanceof DomainError && error.status < 500;
    if (isRefusal) await countRefusedSignIn(em, error.code).catch(() => undefined);
    throw error;
  }
}
