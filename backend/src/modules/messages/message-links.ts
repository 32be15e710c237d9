import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Links } from '../../platform/links/links.js';
import { REQUEST_LINK } from '../quotes/index.js';

/**
 * What stands in a message for the client's link. The link is written in its place when the message leaves: the product keeps
 * no address that opens something, but its hash.
 */
export const LINK_PLACE = '[enlace a tu solicitud]';

/** Writes clients' links into messages that leave. */
@Injectable()
export class MessageLinks {
  constructor(
    private readonly em: EntityManager,
    private readonly links: Links,
  ) {}

  /** A message as it leaves: with the link of the request where it has a place for it. */
  async leaving(text: string, requestId: number, em?: EntityManager): Promise<string> {
    if (!text.includes(LINK_PLACE)) return text;
    const give = (within: EntityManager) => this.links.give(within, REQUEST_LINK, requestId);
    const link = em?.isInTransaction() ? await give(em) : await this.em.fork().transactional(give);
    return text.replaceAll(LINK_PLACE, () => link);
  }
}
