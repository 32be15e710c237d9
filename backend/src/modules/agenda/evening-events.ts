import type { EntityManager } from '@mikro-orm/postgresql';
import type { EveningTime } from './evening-time.js';
import type { Evening } from './evening.entity.js';

/**
 * An evening was moved, or something that its chef must know changed. Listeners change their records and add mails in
 * its transaction, which has locked the request.
 */
export class EveningChanged {
  static readonly event = 'evening.changed';

  constructor(
    readonly em: EntityManager,
    readonly evening: Evening,
    /** The activity that records it. */
    readonly happened: number,
    /** When it was before, if it was moved. */
    readonly before?: Pick<EveningTime, 'day' | 'startsAt'>,
  ) {}
}

/** An evening was cancelled, and its request lost with it. Listeners do the same. */
export class EveningCancelled {
  static readonly event = 'evening.cancelled';

  constructor(
    readonly em: EntityManager,
    readonly evening: Evening,
    /** The activity that records it. */
    readonly happened: number,
  ) {}
}
