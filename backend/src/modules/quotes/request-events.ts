import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from './quote-activity.entity.js';

/**
 * A request is lost. Sent within the transaction of `em`, which has locked the request. Modules above quotes, which
 * quotes must not import, give up what they kept for it.
 */
export class RequestLost {
  static readonly event = 'request.lost';

  constructor(
    readonly em: EntityManager,
    readonly requestId: number,
    readonly actor: Actor,
  ) {}
}

/**
 * The client of a request is erased. Sent within the transaction of `em`, which has locked the request. Modules above
 * quotes end the addresses under which the client read what they kept.
 */
export class RequestErased {
  static readonly event = 'request.erased';

  constructor(
    readonly em: EntityManager,
    readonly requestId: number,
  ) {}
}
