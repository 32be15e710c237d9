import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Links } from '../../platform/links/links.js';
import type { SecretLink } from '../../platform/links/secret-link.js';
import { OFFER_LINK } from '../offers/index.js';
import { REQUEST_LINK } from '../quotes/index.js';
import { MessagesRepository } from './messages.repository.js';

/**
 * The placeholder of the client's link in a stored message. The link replaces it when the message leaves, because the
 * product stores only a hash of its token.
 */
export const LINK_PLACE = '[enlace a tu solicitud]';

/** The same of the link to the client's offer. */
export const OFFER_PLACE = '[enlace a tu cotización]';

/** Writes clients' links into messages that leave. */
@Injectable()
export class MessageLinks {
  constructor(
    private readonly em: EntityManager,
    private readonly links: Links,
    private readonly messages: MessagesRepository,
  ) {}

  /**
   * A message as it leaves: with links in the places of the placeholders. Where the offer is over by then, its place leads to
   * the client's own page, which says so.
   * @param address the reader, if it leaves as a mail
   */
  async leaving(text: string, requestId: number, address?: string): Promise<string> {
    const write = async (within: EntityManager): Promise<string> => {
      const give = (link: SecretLink, id: number) =>
        address === undefined ? this.links.give(within, link, id) : this.links.giveInMail(within, link, id, address);
      const mine = text.includes(LINK_PLACE) ? await give(REQUEST_LINK, requestId) : '';
      const written = text.replaceAll(LINK_PLACE, () => mine);
      if (!text.includes(OFFER_PLACE)) return written;
      const { offer } = await this.messages.agreed(requestId);
      const page = await (offer === null ? give(REQUEST_LINK, requestId) : give(OFFER_LINK, offer));
      return written.replaceAll(OFFER_PLACE, () => page);
    };
    if (!text.includes(LINK_PLACE) && !text.includes(OFFER_PLACE)) return text;
    return this.em.isInTransaction() ? write(this.em) : this.em.fork().transactional(write);
  }
}
