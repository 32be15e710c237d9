import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Links } from '../../platform/links/links.js';
import { REQUEST_LINK } from '../quotes/index.js';

/**
 * The placeholder of the client's link in a stored message. The link replaces it when the message leaves, because the
 * product stores only a hash of its token.
 */
export const LINK_PLACE = '[enlace a tu solicitud]';

/** How a message leaves. */
interface Leaving {
  em?: EntityManager;
  /** The reader, if it leaves as a mail. */
  address?: string;
}

/** Writes clients' links into messages that leave. */
@Injectable()
export class MessageLinks {
  constructor(
    private readonly em: EntityManager,
    private readonly links: Links,
  ) {}

  /** A message as it leaves: with the request's link in the place of the placeholder. */
  async leaving(text: string, requestId: number, { em, address }: Leaving = {}): Promise<string> {
    if (!text.includes(LINK_PLACE)) return text;
    const give = (within: EntityManager) =>
      address === undefined
        ? this.links.give(within, REQUEST_LINK, requestId)
        : this.links.giveInLetter(within, REQUEST_LINK, requestId, address);
    const link = em?.isInTransaction() ? await give(em) : await this.em.fork().transactional(give);
    return text.replaceAll(LINK_PLACE, () => link);
  }
}
