import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { todayInChile } from '../../platform/http/value/day.js';
import { dayAndYear, pesos } from '../../platform/http/value/words.js';
import { Links } from '../../platform/links/links.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { Mails } from '../../platform/mail/mails.js';
import { Office } from '../company/index.js';
import { BUYER_LINK, HOLDER_LINK } from './gift-card-link.js';
import {
  GIFT_CARD_BOUGHT,
  GIFT_CARD_ENDS,
  GIFT_CARD_LIVES_ON,
  GIFT_CARD_MAIL,
  GIFT_CARD_RETURNED,
  GIFT_CARD_TWICE,
  GIFT_CARD_VOID,
} from './gift-card-mail-kinds.js';
import type { GiftCardState } from './gift-card-states.js';
import { numberOf, type GiftCard } from './gift-card.entity.js';
import { handOverWords, worthInWords } from './gift-card-words.js';
import { GiftCardsRepository } from './gift-cards.repository.js';

/** Whose page a mail leads to. */
type Reader = (card: GiftCard) => 'buyer' | 'holder';
const isBuyer: Reader = () => 'buyer';
const isGiven: Reader = ({ receiverEmail }) => (receiverEmail === null ? 'buyer' : 'holder');
const whoHasIt: Reader = ({ isWithBuyer }) => (isWithBuyer ? 'buyer' : 'holder');

/** Says what the receipt in a mail is not. */
const NO_BOLETA = 'Este comprobante no es una boleta ni una factura.';

/** A mail without its reply address; undefined where it is not needed any more. */
type Written = Omit<MailContent, 'replyTo'> | undefined;

/** The mails about a card. The code stands in none of them, but on the page that the link opens. */
@Injectable()
export class GiftCardMails {
  private receiptOf: (id: number) => Promise<[string, string][]> = () => Promise.resolve([]);

  constructor(
    private readonly em: EntityManager,
    private readonly cards: GiftCardsRepository,
    private readonly office: Office,
    private readonly links: Links,
    mails: Mails,
  ) {
    mails.write(GIFT_CARD_BOUGHT, {
      compose: (id) => this.compose(id, (card, url) => this.bought(card, url), isBuyer),
    });
    mails.write(GIFT_CARD_TWICE, {
      compose: (id) => this.compose(id, (card, url) => this.twice(card, url), isBuyer, ['vigente', 'anulada']),
    });
    mails.write(GIFT_CARD_RETURNED, {
      compose: (id) => this.compose(id, (card, url) => this.returned(card, url), isBuyer, ['vigente', 'anulada']),
    });
    mails.write(GIFT_CARD_VOID, {
      compose: (id) => this.compose(id, (card, url) => this.voided(card, url), isGiven, ['anulada']),
    });
    mails.write(GIFT_CARD_MAIL, {
      compose: (id) => this.compose(id, (card, url) => this.card(card, url)),
      sent: async (em, id) => {
        const card = await cards.lock(id);
        if (card) card.mailedAt = new Date();
        await em.flush();
      },
    });
    mails.write(GIFT_CARD_ENDS, {
      compose: (id) => this.compose(id, (card, url) => this.ends(card, url), whoHasIt),
    });
    mails.write(GIFT_CARD_LIVES_ON, {
      compose: (id) => this.compose(id, (card, url) => this.livesOn(card, url), whoHasIt),
    });
  }

  /** Registers what reads the lines of the receipt for the last payment of a card: the money, which stands above. */
  receiptBy(read: (id: number) => Promise<[string, string][]>): void {
    this.receiptOf = read;
  }

  /** No mail is needed where the card is in another state by now, or its people were erased. */
  private async compose(
    id: number,
    write: (card: GiftCard, url: string) => Written | Promise<Written>,
    reader: Reader = isGiven,
    states: readonly GiftCardState[] = ['vigente'],
  ): Promise<MailContent | undefined> {
    const mail = await this.em.fork().transactional(async (em) => {
      const card = await this.cards.lock(id);
      if (!card || !states.includes(card.state) || card.erasedAt) return undefined;
      const link = reader(card) === 'buyer' ? BUYER_LINK : HOLDER_LINK;
      return write(card, await this.links.give(em, link, id));
    });
    return mail && { ...mail, replyTo: await this.office.mailbox() };
  }

  private async bought(card: GiftCard, url: string): Promise<Written> {
    const { receiverName, receiverEmail, arrivesOn } = card;
    return {
      to: buyerOf(card),
      subject: 'Tu gift card está lista',
      title: 'Tu gift card está lista',
      paragraphs: [
        receiverEmail === null
          ? 'La puedes ver, imprimir y entregar cuando quieras.'
          : `Le llega a ${receiverName} por correo ${arrivalOf(arrivesOn)}. También la puedes imprimir y entregar tú.`,
      ],
      facts: [...factsOf(card), ...(await this.receiptOf(card.id))],
      action: { label: 'Ver la gift card', url },
      after: ['El enlace es solo tuyo: quien lo abre ve el código.', NO_BOLETA],
    };
  }

  private async twice(card: GiftCard, url: string): Promise<Written> {
    const { toGiveBack } = await this.cards.sums(card.id);
    if (toGiveBack === 0) return undefined;
    const why = card.state === 'anulada' ? 'que ya está anulada' : 'que ya estaba pagada';
    return {
      to: buyerOf(card),
      subject: `Te devolvemos ${pesos(toGiveBack)}: ${numberOf(card.id)}`,
      title: 'Recibimos otro pago',
      paragraphs: [
        `Llegó otro pago por la gift card ${numberOf(card.id)}, ${why}. Te devolvemos ${pesos(toGiveBack)} y te escribimos cuando esté hecho.`,
      ],
      facts: await this.receiptOf(card.id),
      action: { label: 'Ver la gift card', url },
      after: ['No tienes que hacer nada. Si algo no calza, responde este correo.', NO_BOLETA],
    };
  }

  private async returned(card: GiftCard, url: string): Promise<Written> {
    const refunds = await this.cards.refunds(card.id);
    const last = refunds.at(-1);
    if (!last) return undefined;
    return {
      to: buyerOf(card),
      subject: `Te devolvimos ${pesos(last.amount)}: ${numberOf(card.id)}`,
      title: 'Te devolvimos dinero',
      paragraphs: [
        card.state === 'anulada'
          ? `La gift card ${numberOf(card.id)} quedó anulada: ya no se puede usar. Lo que quedaba está devuelto.`
          : `La gift card ${numberOf(card.id)} se pagó de más, y lo que sobraba está devuelto. La gift card sigue como estaba.`,
      ],
      facts: refunds.map(({ at, amount, way, reference }) => [
        `Devuelto el ${dayAndYear(todayInChile(new Date(at)))}`,
        [pesos(amount), way === 'transfer' && 'por transferencia', reference && `referencia ${reference}`]
          .filter(Boolean)
          .join(', '),
      ]),
      action: { label: 'Ver la gift card', url },
      after: ['Si algo no calza, responde este correo.'],
    };
  }

  /** The reason is for staff. Its buyer hears of it by the refund. */
  private voided(card: GiftCard, url: string): Written {
    if (card.isWithBuyer) return undefined;
    return {
      to: card.reader,
      subject: 'Tu gift card ya no se puede usar',
      title: 'Tu gift card ya no se puede usar',
      paragraphs: [`La gift card ${numberOf(card.id)} que te regaló ${card.buyerName} quedó anulada.`],
      action: { label: 'Ver la gift card', url },
      after: ['Si tienes dudas, responde este correo.'],
    };
  }

  private card(card: GiftCard, url: string): Written {
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

  private async livesOn(card: GiftCard, url: string): Promise<Written> {
    const { balance } = await this.cards.sums(card.id);
    if (balance === 0 || !card.isUsable(todayInChile())) return undefined;
    return {
      to: card.isWithBuyer ? buyerOf(card) : card.reader,
      subject: 'Volvió dinero a tu gift card',
      title: 'Volvió dinero a tu gift card',
      paragraphs: [
        `Volvió a ella lo que había pagado de una velada: quedan ${pesos(balance)}. Había vencido, y ahora se puede usar hasta el ${endOf(card)}.`,
      ],
      action: { label: 'Ver la gift card', url },
    };
  }

  private ends(card: GiftCard, url: string): Written {
    const { receiverName, receiverEmail, isWithBuyer } = card;
    const isToCome = isWithBuyer && receiverEmail !== null;
    const title = isToCome ? `La gift card para ${receiverName} vence pronto` : 'Tu gift card vence pronto';
    return {
      to: isWithBuyer ? buyerOf(card) : card.reader,
      subject: title,
      title,
      paragraphs: [
        `Se puede usar hasta el ${endOf(card)}. Basta con acordar una velada y pagarla con ella antes de ese día.`,
        ...(isToCome ? [`Todavía no le llega a ${receiverName}: la puedes imprimir y entregar tú.`] : []),
      ],
      action: { label: 'Ver la gift card', url },
    };
  }
}

const buyerOf = ({ buyerName: name, buyerEmail: address }: GiftCard): MailContent['to'] => ({ name, address });

const endOf = ({ validUntil, arrivesOn }: GiftCard): string => dayAndYear(validUntil ?? arrivesOn);

/** A day that has come means at once. */
const arrivalOf = (day: string): string => (day > todayInChile() ? `el ${dayAndYear(day)}` : 'hoy mismo');

const factsOf = (card: GiftCard): [string, string][] => [
  ['Vale', worthInWords(card)],
  ['Se usa hasta el', endOf(card)],
];
