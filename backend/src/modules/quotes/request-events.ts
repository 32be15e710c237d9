import type { EntityManager } from '@mikro-orm/postgresql';
import type { QuoteRequest } from './quote-request.entity.js';

/**
 * What the guests of a request cannot eat changed. Emitted in the transaction of `em`, which has locked the request. Modules
 * above quotes notify others, or refuse it by throwing.
 */
export class RestrictionsChanged {
  static readonly event = 'request.restrictions-changed';

  constructor(
    readonly em: EntityManager,
    readonly requestId: number,
    /** The activity that records it, without the restrictions. */
    readonly happened: number,
  ) {}
}

/** How the client of a request is called, and on which phone. */
type ClientContact = Readonly<Pick<QuoteRequest, 'name' | 'phoneNumber'>>;

/**
 * The name or the phone of a request's client was corrected. Emitted in the transaction of `em`, which has locked the request.
 * Modules above quotes notify others.
 */
export class ClientCorrected {
  static readonly event = 'request.client-corrected';

  constructor(
    readonly em: EntityManager,
    readonly requestId: number,
    readonly before: ClientContact,
    readonly after: ClientContact,
    /** The activity that records it. */
    readonly happened: number,
  ) {}
}

/**
 * A request was lost, by staff or its client; not by an erasure, which is `RequestErased`, nor with its evening. Emitted in the
 * transaction of `em`, which has locked the request. Modules above quotes notify others.
 */
export class RequestLost {
  static readonly event = 'request.lost';

  constructor(
    readonly em: EntityManager,
    readonly requestId: number,
  ) {}
}

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
 * Staff delete a request that nobody accepted. Emitted first, in the transaction of `em`, which has locked the request. Modules
 * above quotes refuse it by throwing while somebody must still hear that it is over: that mail would go with it.
 */
export class RequestLeaving {
  static readonly event = 'request.leaving';

  constructor(
    readonly em: EntityManager,
    readonly requestId: number,
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
