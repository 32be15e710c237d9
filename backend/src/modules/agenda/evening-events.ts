import type { EntityManager } from '@mikro-orm/postgresql';
import type { Evening } from './evening.entity.js';

/** An evening was cancelled. Listeners change their records in its transaction. */
export class EveningCancelled {
  static readonly event = 'evening.cancelled';

  constructor(
    readonly em: EntityManager,
    readonly evening: Evening,
  ) {}
}
