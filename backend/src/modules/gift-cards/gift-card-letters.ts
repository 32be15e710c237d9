import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { todayInChile } from '../../platform/http/value/day.js';
import { dayAndYear } from '../../platform/http/value/words.js';
import { Links } from '../../platform/links/links.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mails } from '../../platform/mail/mails.js';
import { Office } from '../company/index.js';
import { BUYER_LINK, HOLDER_LINK } from './gift-card-link.js';
import { GIFT_CARD_BOUGHT, GIFT_CARD_ENDS, GIFT_CARD_MAIL } from './gift-card-mail-kinds.js';
import type { GiftCard } from './gift-card.entity.js';
import { handOverWords, worthInWords } from './gift-card-words.js';
import { GiftCardsRepository } from './gift-cards.repository.js';

/** The mails about a card. The code stands in none of them, but on the page that the link opens. */
@Injectable()
export class GiftCardLetters {
  constructor(
    private readonly em: EntityManager,
    private readonly cards: GiftCardsRepository,
    private readonly office: Office,
    private readonly links: Links,
    mails: Mails,
  ) {
    mails.write(GIFT_CARD_BOUGHT, {
      compose: (id) => this.compose(id, (card, url) => this.bought(card, url), 'buyer'),
    });
    mails.write(GIFT_CARD_MAIL, {
      compose: (id) => this.compose(id, (card, url) => this.card(card, url)),
      sent: async (em, id) => {
        const card = await cards.lock(id);
        if (card) card.mailedAt = new Date();
        await em.flush();
      },
    });
    mails.write(GIFT_CARD_ENDS, { compose: (id) => this.compose(id, (card, url) => this.ends(card, url)) });
  }

  /** No mail is needed once nobody can use the card, or its people were erased. */
  private async compose(
    id: number,
    write: (card: GiftCard, url: string) => Omit<Letter, 'replyTo'>,
    reader: 'buyer' | 'holder' = 'holder',
  ): Promise<Letter | undefined> {
    const letter = await this.em.fork().transactional(async (em) => {
      const card = await this.cards.lock(id);
      if (!card || card.state !== 'vigente' || card.erasedAt) return undefined;
      const link = reader === 'buyer' || card.receiverEmail === null ? BUYER_LINK : HOLDER_LINK;
      return write(card, await this.links.give(em, link, id));
    });
    return letter && { ...letter, replyTo: await this.office.mailbox() };
  }

  private bought(card: GiftCard, url: string): Omit<Letter, 'replyTo'> {
    const { buyerName, buyerEmail, receiverName, receiverEmail, arrivesOn } = card;
    return {
      to: { name: buyerName, address: buyerEmail },
      subject: 'Tu gift card está lista',
      title: 'Tu gift card está lista',
      paragraphs: [
        receiverEmail === null
          ? 'La puedes ver, imprimir y entregar cuando quieras.'
          : `Le llega a ${receiverName} por correo ${arrivalOf(arrivesOn)}. También la puedes imprimir y entregar tú.`,
      ],
      facts: factsOf(card),
      action: { label: 'Ver la gift card', url },
      after: ['El enlace es solo tuyo: quien lo abre ve el código. Este correo no es una boleta.'],
    };
  }

  private card(card: GiftCard, url: string): Omit<Letter, 'replyTo'> {
    const { receiverEmail, buyerName, receiverName, message } = card;
    const byHand = receiverEmail === null ? handOverWords(card, todayInChile()) : undefined;
    return {
      to: card.reader,
      subject: receiverEmail === null ? `La gift card para ${receiverName}` : `${buyerName} te regala una sobremesa`,
      title: byHand?.title ?? `${receiverName}, tienes una gift card`,
      paragraphs: [
        byHand?.text ?? `De ${buyerName}, para una noche con un chef en tu casa.`,
        ...(message === null ? [] : [`«${message}»`]),
      ],
      facts: factsOf(card),
      action: { label: 'Abrir la gift card', url },
      after: ['Quien abre el enlace ve el código: guárdalo como guardarías dinero.'],
    };
  }

  private ends(card: GiftCard, url: string): Omit<Letter, 'replyTo'> {
    return {
      to: card.reader,
      subject: 'Tu gift card vence pronto',
      title: 'Tu gift card vence pronto',
      paragraphs: [
        `Se puede usar hasta el ${endOf(card)}. Basta con acordar una velada y pagarla con ella antes de ese día.`,
      ],
      action: { label: 'Ver la gift card', url },
    };
  }
}

const endOf = ({ validUntil, arrivesOn }: GiftCard): string => dayAndYear(validUntil ?? arrivesOn);

/** A day that has come means at once. */
const arrivalOf = (day: string): string => (day > todayInChile() ? `el ${dayAndYear(day)}` : 'hoy mismo');

const factsOf = (card: GiftCard): [string, string][] => [
  ['Vale', worthInWords(card)],
  ['Se usa hasta el', endOf(card)],
];
