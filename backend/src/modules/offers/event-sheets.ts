import { Injectable } from '@nestjs/common';
import { CreateRequestContext } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Links } from '../../platform/links/links.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { shownPhone } from '../../platform/http/value/phone.js';
import { longDay, pesos } from '../../platform/http/value/words.js';
import type { Evening } from '../agenda/index.js';
import type { Chef } from '../chefs/index.js';
import {
  QuoteRequestActivity,
  QuotesRepository,
  RequestBlockedError,
  RestrictionsRepository,
  type QuoteRequestDto,
} from '../quotes/index.js';
import { ChefPays } from './chef-pays.service.js';
import { eveningAsOf, type EveningSnapshot } from './evening-snapshot.js';
import { EventSheet, type Fact, type SheetWay } from './event-sheet.entity.js';
import { durationText, menusText, type Compared } from './offer-changes.js';
import type { EventSheetDto } from './offer-evening.dto.js';
import { NoEveningError, OfferNotFoundError } from './offers.errors.js';
import { OffersRepository, type OfferRow } from './offers.repository.js';
import { SHEET_LINK } from './offer-links.js';
import { SheetsRepository } from './sheets.repository.js';

/** A line of a sheet. */
export interface SheetFact {
  name: string;
  value: string;
  /** How it differs from the sheet before: 'cambió; antes 20:30'. Null where it does not. */
  how: string | null;
}

/** What a chef must know about an evening: who, when, where, the menu and what guests cannot eat. */
export interface Sheet {
  chef: Chef;
  title: string;
  facts: SheetFact[];
}

/** Longest value from before that a sheet repeats, in characters. */
const MOST_BEFORE = 80;

/** What of an agreement stands on the sheet. */
const ON_SHEET: readonly Compared['field'][] = ['menus', 'guests', 'minutes', 'place', 'included'];

/** The chef's event sheet, which staff mail or send by chat, and the chef reads by its link. */
@Injectable()
export class EventSheets {
  constructor(
    private readonly em: EntityManager,
    private readonly offers: OffersRepository,
    private readonly quotes: QuotesRepository,
    private readonly restrictions: RestrictionsRepository,
    private readonly sheets: SheetsRepository,
    private readonly links: Links,
    private readonly pays: ChefPays,
  ) {}

  /**
   * The sheet of an offer's evening as text for a chat, with its reader.
   * @throws OfferNotFoundError, NoEveningError, RequestErasedError, RequestBlockedError
   */
  @CreateRequestContext()
  async text(id: number): Promise<EventSheetDto> {
    if (!(await this.offers.row(id))) throw new OfferNotFoundError();
    const evening = await this.offers.eveningOf(id);
    const sheet = evening && !evening.cancelledAt && (await this.of(evening));
    if (!sheet) throw new NoEveningError();
    const { chef } = sheet;
    return { chef_name: chef.chefName, email: chef.email, phone_number: chef.phoneNumber, text: textOf(sheet) };
  }

  /**
   * The sheet of an evening as it is now, with what differs from the one that its chef has marked. Undefined if the chef was
   * deleted.
   * @param than a sheet that it is compared with instead
   * @throws OfferNotFoundError, RequestBlockedError
   */
  async of(evening: Evening, than?: EventSheet | null): Promise<Sheet | undefined> {
    await this.em.populate(evening, ['chef']);
    const { chef } = evening;
    if (!chef) return undefined;
    const { offer, request, pay } = await this.about(evening);
    const before = than === undefined ? await this.sheets.former(evening.id, chef.id) : than;
    const facts = marked(factsOf(evening, offer, request, pay), known(before) ?? []);
    const care = await this.careOf(request.id, before && idOf(before));
    return { chef, title: titleOf(offer, evening), facts: [...facts, ...care] };
  }

  /**
   * The sheet as a mail: as the evening was when the mail was added, with what differs from the sheet before marked.
   * Undefined if the chef was deleted. What guests cannot eat is read when the mail leaves, because
   * data about health are kept in no snapshot.
   * @param about the activity that the mail is about
   */
  @CreateRequestContext()
  async mail(
    snapshot: EveningSnapshot,
    evening: Evening,
    about: number,
    office: MailContent['to'],
  ): Promise<MailContent | undefined> {
    const { request, pay } = await this.about(evening);
    const { chef } = evening;
    if (!chef) return undefined;
    const offer = snapshot.offer === null ? undefined : await this.offers.row(snapshot.offer);
    const row = await this.em.findOne(EventSheet, { activity: about });
    const before = row && (await this.sheets.former(evening.id, chef.id, row.id));
    const { address, contactName, contactPhone } = evening;
    const then = { ...eveningAsOf(evening, snapshot), address, contactName, contactPhone };
    const facts = known(row) ?? factsOf(then, offer, request, pay);
    const care = await this.careOf(request.id, before ? idOf(before) : about - 1);
    const all = [...marked(facts, known(before) ?? formerOf(facts, snapshot)), ...care];
    const url = row && (await this.em.transactional((within) => this.links.give(within, SHEET_LINK, row.id)));
    const isMarked = all.some(({ how }) => how !== null);
    const title = titleOf(offer, snapshot);
    const words = wordsOf(snapshot, isMarked);
    return {
      to: { name: chef.chefName, address: chef.email },
      replyTo: office,
      list: 'fichas',
      title: words.title,
      subject: [words.first, title].filter(Boolean).join(' '),
      paragraphs: [`Hola ${chef.chefName}:`, words.text],
      facts: all.map(({ name, value, how }): Fact => [name, how ? `${value} (${how})` : value]),
      ...(url && { action: { label: 'Ver la ficha y confirmarla', url } }),
    };
  }

  /** Notes that a sheet goes out, in the transaction of its event. A chef who has confirmed this version need not confirm it again. */
  async note(evening: Evening, by: SheetWay, activity: number): Promise<EventSheet | undefined> {
    await this.em.populate(evening, ['chef']);
    const { chef } = evening;
    if (!chef) return undefined;
    const { offer, request, pay } = await this.about(evening);
    const before = await this.sheets.last(evening.id, chef.id);
    const facts = factsOf(evening, offer, request, pay);
    const about = this.em.getReference(QuoteRequestActivity, activity);
    const sheet = new EventSheet({ evening, chef, by, activity: about, facts });
    if (before?.sequence === evening.sequence) sheet.confirmedAt = before.confirmedAt;
    await this.em.persist(sheet).flush();
    return sheet;
  }

  /** The sheet as a text for a chat, with the link under which the chef confirms it. */
  async chat(evening: Evening, sheet: EventSheet): Promise<string> {
    const before = await this.sheets.former(evening.id, sheet.chef?.id ?? 0, sheet.id);
    const shown = await this.of(evening, before);
    const url = await this.links.give(this.em, SHEET_LINK, sheet.id);
    return `${shown ? textOf(shown) : ''}\n\nConfirma que la recibiste: ${url}`;
  }

  private async about(evening: Evening) {
    const request = await this.quotes.byId(evening.quoteRequest.id);
    if (!request) throw new OfferNotFoundError();
    if (request.blocked) throw new RequestBlockedError();
    const offer = await this.offers.agreedFor(evening);
    const pay = await this.pays.payFor(evening);
    return { request, pay, offer: offer ? await this.offers.row(offer.id) : undefined };
  }

  /**
   * Data about health, which the cook needs.
   * @param since the activity after which a change of them is marked; null where nothing is
   */
  private async careOf(requestId: number, since: number | null): Promise<SheetFact[]> {
    const restrictions = await this.restrictions.of(requestId);
    const isNew = since !== null && (await this.sheets.isRestrictedSince(requestId, since));
    if (!restrictions && !isNew) return [];
    return [
      { name: 'Restricciones de alimentación', value: restrictions?.text ?? 'Ninguna', how: isNew ? 'cambió' : null },
    ];
  }
}

type Time = Pick<Evening, 'day' | 'startsAt'>;
type Placed = Time &
  Pick<Evening, 'minutes' | 'guests' | 'commune' | 'address' | 'contactName' | 'contactPhone' | 'menu'>;

const WHEN = 'Cuándo';
const whenOf = ({ day, startsAt }: Time): string => `${longDay(day)}, ${startsAt}`;
const idOf = ({ activity }: EventSheet): number => activity.id;

/** 'Ficha C-2026-0001: sábado, 5 de diciembre de 2026, 20:30' */
const titleOf = (offer: OfferRow | undefined, time: Time): string =>
  `${['Ficha', offer?.number].filter(Boolean).join(' ')}: ${whenOf(time)}`;

const textOf = ({ title, facts }: Sheet): string =>
  [title, '', ...facts.map(({ name, value, how }) => `${name}: ${value}${how ? ` (${how})` : ''}`)].join('\n');

/** The lines of a sheet; undefined where an earlier release sent it. */
const known = (sheet: EventSheet | null): Fact[] | undefined => sheet?.facts ?? undefined;

/** Why the chef gets this sheet. */
function wordsOf({ event }: EveningSnapshot, isMarked: boolean): { title: string; first?: string; text: string } {
  const answer = 'Responde este correo si algo no calza.';
  if (event === 'reminded')
    return {
      title: 'Tu mesa se acerca',
      first: 'Recordatorio.',
      text: `Falta poco para tu mesa. Esta es la ficha al día. ${answer}`,
    };
  const changed = { title: 'Tu mesa cambió: ficha nueva', first: 'Cambió.' };
  if (isMarked)
    return {
      ...changed,
      text: `Tu mesa cambió. Esta ficha reemplaza la anterior; lo que cambió está marcado. ${answer}`,
    };
  if (event === 'agreement_changed')
    return { ...changed, text: `Cambió lo acordado con el cliente, y para ti todo sigue igual. ${answer}` };
  return { title: 'Ficha de tu mesa', text: `Esta es la ficha de tu próxima mesa. ${answer}` };
}

/** What of the sheet was renegotiated. Prices and conditions do not stand on it, and to another chef everything is new. */
const changesOn = ({ event, changes = [] }: EveningSnapshot): readonly Compared[] =>
  event === 'agreement_changed' ? changes.filter(({ field }) => ON_SHEET.includes(field)) : [];

/** The same lines before the event, for a chef who has no sheet of before; none where the event changed nothing. */
function formerOf(facts: readonly Fact[], snapshot: EveningSnapshot): Fact[] {
  const changes = changesOn(snapshot);
  if (!snapshot.before && changes.length === 0) return [];
  const former = new Map(facts);
  if (snapshot.before) former.set(WHEN, whenOf(snapshot.before));
  for (const { label, before } of changes) {
    if (before === '') former.delete(label);
    else former.set(label, before);
  }
  return [...former];
}

/** Lines with what differs from those of the sheet before. Nothing differs from what is not known. */
function marked(facts: readonly Fact[], before: readonly Fact[]): SheetFact[] {
  if (before.length === 0) return facts.map(([name, value]) => ({ name, value, how: null }));
  const former = new Map(before);
  const names = new Set(facts.map(([name]) => name));
  const gone = before.filter(([name]) => !names.has(name)).map(([name]) => ({ name, value: 'Nada', how: 'cambió' }));
  const kept = facts.map(([name, value]) => {
    const was = former.get(name);
    if (was === value) return { name, value, how: null };
    const isShort = was !== undefined && was.length <= MOST_BEFORE && !was.includes('\n');
    return { name, value, how: isShort ? `cambió; antes ${was}` : 'cambió' };
  });
  return [...kept, ...gone];
}

/** Of an evening that staff once entered by hand there is no offer. */
function factsOf(evening: Placed, offer: OfferRow | undefined, request: QuoteRequestDto, pay: number | null): Fact[] {
  const { contactName, contactPhone } = evening;
  const facts: [string, string | null | undefined | false][] = [
    [WHEN, whenOf(evening)],
    ['Duración', durationText(evening.minutes)],
    ['Dónde', placeText(evening, offer)],
    ['Te recibe', [contactName, contactPhone && shownPhone(contactPhone)].filter(Boolean).join(', ')],
    ['Cliente', request.name],
    // An erased client's row has a placeholder instead of a phone.
    ['Teléfono', request.erased ? null : shownPhone(request.phone_number)],
    ['Invitados', String(evening.guests)],
    ['Menú', offer ? menusText(offer.menus) : evening.menu],
    ['Incluye', offer?.included],
    ['Recibes', pay !== null && pesos(pay)],
  ];
  return facts.flatMap(([name, value]): Fact[] => (value ? [[name, value]] : []));
}

/** Where an evening is: its address, and the commune in the words of the offer. */
export const placeText = (
  { address, commune }: Pick<Evening, 'address' | 'commune'>,
  offer: Pick<OfferRow, 'commune'> | undefined,
): string => [address, offer?.commune ?? commune].filter(Boolean).join(', ');
