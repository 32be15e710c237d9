import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * The data of a request's client are blocked or unblocked. Emitted in the transaction of `em`, which has locked the
 * request. Modules above quotes hide or show the client's public words.
 */
export class RequestBlocked {
  static readonly event = 'request.blocked';

  constructor(
    readonly em: EntityManager,
    readonly requestId: number,
    readonly blocked: boolean,
  ) {}
}

/**
 * The client of a request is erased. Emitted in the transaction of `em`, which has locked the request. Modules above
 * quotes revoke the client's links; their rows still exist.
 */
export class RequestErased {
  static readonly event = 'request.erased';

  constructor(
    readonly em: EntityManager,
    readonly requestId: number,
  ) {}
}
