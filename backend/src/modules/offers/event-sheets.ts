import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Letter } from '../../platform/mail/letter.js';
import { shownPhone } from '../../platform/http/value/phone.js';
import { Evening, type CalendarEvening } from '../agenda/index.js';
import type { Chef } from '../chefs/index.js';
import {
  QuotesRepository,
  RequestBlockedError,
  RestrictionsRepository,
  type QuoteRequestDto,
} from '../quotes/index.js';
import { asTold, type EveningTold } from './evening-told.js';
import { durationText, type Compared } from './offer-changes.js';
import { longDay } from './offer-letters.js';
import { Offer } from './offer.entity.js';
import type { EventSheetDto } from './offers.dto.js';
import { NoEveningError, OfferNotFoundError } from './offers.errors.js';
import { OffersRepository, type OfferRow } from './offers.repository.js';

type Fact = readonly [name: string, value: string];

/** Longest value from before that a sheet repeats, in characters. */
const MOST_BEFORE = 80;

/** What of an agreement stands on the sheet. */
const ON_SHEET: readonly Compared['field'][] = ['menus', 'guests', 'minutes', 'place', 'included'];

/** What a chef must know about an evening: who, when, where, the menu and what guests cannot eat. */
interface Sheet {
  chef: Chef;
  title: string;
  facts: Fact[];
}

/** The sheet of which evening, and what differs from the one before. */
interface Asked {
  evening: Evening;
  offer: OfferRow | undefined;
  told?: EveningTold;
}

/** The chef's event sheet, which staff mail or paste into a chat. */
@Injectable()
export class EventSheets {
  constructor(
    private readonly em: EntityManager,
    private readonly offers: OffersRepository,
    private readonly quotes: QuotesRepository,
    private readonly restrictions: RestrictionsRepository,
  ) {}

  /**
   * The sheet as text for a chat, with its reader.
   * @throws OfferNotFoundError, NoEveningError, RequestErasedError, RequestBlockedError
   */
  async text(id: number): Promise<EventSheetDto> {
    const em = this.em.fork();
    const offer = await this.offers.row(id, em);
    if (!offer) throw new OfferNotFoundError();
    const evening = await this.offers.eveningOf(em, id);
    const sheet = evening && (await this.sheet(em, { evening, offer }));
    if (!sheet) throw new NoEveningError();
    const { chef, title, facts } = sheet;
    const lines = facts.map(([name, value]) => `${name}: ${value}`);
    return {
      chef_name: chef.chefName,
      email: chef.email,
      phone_number: chef.phoneNumber,
      text: [title, '', ...lines].join('\n'),
    };
  }

  /**
   * The sheet as a mail: as the evening was when the letter was added, with what differs from the sheet before marked.
   * Undefined if the chef was deleted. What guests cannot eat is read when the letter leaves, because
   * data about health are kept in no snapshot.
   */
  async letter(told: EveningTold, office: Letter['to']): Promise<Letter | undefined> {
    const em = this.em.fork();
    const evening = await em.findOne(Evening, { id: told.evening });
    const offer = told.offer === null ? undefined : await this.offers.row(told.offer, em);
    const sheet = evening && (await this.sheet(em, { evening, offer, told }));
    if (!sheet) return undefined;
    const { chef, title, facts } = sheet;
    const isNew = told.event === 'sheet' || told.event === 'chef_exchanged';
    return {
      to: { name: chef.chefName, address: chef.email },
      replyTo: office,
      list: 'fichas',
      title: isNew ? 'Ficha de tu mesa' : 'Tu mesa cambió: ficha nueva',
      subject: isNew ? title : `Cambió. ${title}`,
      paragraphs: [`Hola ${chef.chefName}:`, whyOf(told)],
      facts,
    };
  }

  /**
   * The present sheet of a chef's own evening, from the yes until three days after it; undefined where there is none.
   * @throws RequestBlockedError
   */
  async ofChef(eveningId: number, chefId: number): Promise<{ title: string; facts: readonly Fact[] } | undefined> {
    const em = this.em.fork();
    const evening = await this.offers.recentOfChef(em, eveningId, chefId);
    if (!evening) return undefined;
    const accepted = await em.findOne(Offer, { evening });
    const offer = accepted ? await this.offers.row(accepted.id, em) : undefined;
    return this.sheet(em, { evening, offer });
  }

  private async sheet(em: EntityManager, { evening, offer, told }: Asked): Promise<Sheet | undefined> {
    const request = await this.quotes.byId(evening.quoteRequest.id, em);
    if (!request) throw new OfferNotFoundError();
    if (request.blocked) throw new RequestBlockedError();
    await em.populate(evening, ['chef']);
    const { chef } = evening;
    // A letter tells of its own event, also if the evening was cancelled since.
    if ((evening.cancelledAt && !told) || !chef) return undefined;
    const when = `${longDay((told ?? evening).day)}, ${(told ?? evening).startsAt}`;
    const title = ['Ficha', offer?.number].filter(Boolean).join(' ') + `: ${when}`;
    const restrictions = await this.restrictions.of(request.id, em);
    const before = told?.before && `${longDay(told.before.day)}, ${told.before.startsAt}`;
    const isCareNew = told?.event === 'changed';
    // Data about health, which the cook needs.
    const care: Fact[] =
      restrictions || isCareNew
        ? [['Restricciones de alimentación', marked(restrictions?.text ?? 'Ninguna', isCareNew && 'cambió')]]
        : [];
    return {
      chef,
      title,
      facts: [
        ['Cuándo', marked(when, before && `cambió; antes ${before}`)],
        ...factsOf(told ? asTold(evening, told) : evening, offer, request).map((fact) => changedFact(fact, told)),
        ...removedFacts(told),
        ...care,
      ],
    };
  }
}

/** Why the chef gets this sheet. */
function whyOf(told: EveningTold): string {
  if (told.event === 'sheet' || told.event === 'chef_exchanged')
    return 'Esta es la ficha de tu próxima mesa. Responde este correo si algo no calza.';
  if (told.event === 'agreement_changed' && changesOn(told).length === 0)
    return 'Cambió lo acordado con el cliente, y para ti todo sigue igual. Responde este correo si algo no calza.';
  return 'Tu mesa cambió. Esta ficha reemplaza la anterior; lo que cambió está marcado. Responde este correo si algo no calza.';
}

/** A value with what differs from the sheet before. */
const marked = (value: string, how: string | false | null | undefined): string => (how ? `${value} (${how})` : value);

/** The same for a fact that was agreed anew. */
function changedFact([name, value]: Fact, told: EveningTold | undefined): Fact {
  const change = changesOn(told).find(({ label }) => label === name);
  if (!change) return [name, value];
  const isShort = change.before !== '' && !change.before.includes('\n') && change.before.length <= MOST_BEFORE;
  return [name, marked(value, isShort ? `cambió; antes ${change.before}` : 'cambió')];
}

/** What the evening had before, and no longer has. */
const removedFacts = (told: EveningTold | undefined): Fact[] =>
  changesOn(told).flatMap(({ label, after }): Fact[] => (after === '' ? [[label, 'Nada (cambió)']] : []));

/** What of the sheet was agreed anew. Prices and conditions do not stand on it, and to another chef everything is new. */
const changesOn = (told: EveningTold | undefined): readonly Compared[] =>
  told?.event === 'agreement_changed' ? (told.changes ?? []).filter(({ field }) => ON_SHEET.includes(field)) : [];

/** What is agreed of an evening. */
type Agreed = Pick<CalendarEvening, 'minutes' | 'guests' | 'commune' | 'menu'>;

/** Of an evening that staff once entered by hand there is no offer. */
function factsOf(evening: Agreed, offer: OfferRow | undefined, request: QuoteRequestDto): Fact[] {
  const menu = offer?.menus.map(({ dish_name, starter, main_course, dessert }) =>
    [dish_name, `1. ${starter}`, `2. ${main_course}`, `3. ${dessert}`].join('\n'),
  );
  const facts: [string, string | null | undefined][] = [
    ['Duración', durationText(evening.minutes)],
    ['Dónde', [offer?.address, offer?.commune ?? evening.commune].filter(Boolean).join(', ')],
    ['Cliente', request.name],
    // An erased client's row has a placeholder instead of a phone.
    ['Teléfono', request.erased ? null : shownPhone(request.phone_number)],
    ['Invitados', String(evening.guests)],
    ['Menú', menu?.join('\n\n') ?? evening.menu],
    ['Incluye', offer?.included],
  ];
  return facts.flatMap(([name, value]): Fact[] => (value ? [[name, value]] : []));
}
