import { Injectable } from '@nestjs/common';
import { CreateRequestContext } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { todayInChile } from '../../platform/http/value/day.js';
import { longDay } from '../../platform/http/value/words.js';
import { Mails } from '../../platform/mail/mails.js';
import { Evening, EveningNotFoundError } from '../agenda/index.js';
import { noMailOf, QuotesRepository, type QuoteRequestDto } from '../quotes/index.js';
import { chatsOf, CHAT_TITLES, remindOn } from './evening-chats.js';
import { DueMoneyRepository, type DueMoney } from './due-money.repository.js';
import { firstWords } from './evening-mail-parts.js';
import type { EveningPageDto, EveningState, SheetState } from './evening-page.dto.js';
import { EveningPagesRepository } from './evening-pages.repository.js';
import { EveningsService } from './evenings.service.js';
import { GivenBackRepository } from './given-back.repository.js';
import { cancellationOf } from './offer-pages.js';
import { OffersRepository, type OfferRow } from './offers.repository.js';
import { shareOf } from './refund-rules.js';
import { SheetsRepository } from './sheets.repository.js';
import { WishesRepository } from './wishes.repository.js';

const HOUR = new Intl.DateTimeFormat('es-CL', {
  timeZone: 'America/Santiago',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The page of an evening for staff. */
@Injectable()
export class EveningPages {
  constructor(
    private readonly em: EntityManager,
    private readonly offers: OffersRepository,
    private readonly quotes: QuotesRepository,
    private readonly pages: EveningPagesRepository,
    private readonly sheets: SheetsRepository,
    private readonly wishes: WishesRepository,
    private readonly evenings: EveningsService,
    private readonly mails: Mails,
    private readonly givenBack: GivenBackRepository,
    private readonly due: DueMoneyRepository,
  ) {}

  /** @throws EveningNotFoundError */
  @CreateRequestContext()
  async forStaff(id: number): Promise<EveningPageDto> {
    const evening = await this.em.findOne(Evening, { id }, { populate: ['chef'] });
    const request = evening && (await this.quotes.byId(evening.quoteRequest.id));
    if (!evening || !request) throw new EveningNotFoundError();
    const { blocked } = request;
    const agreed = await this.offers.agreedFor(evening);
    const [offer, sheets, chefKnows, mails, wishes, due] = await Promise.all([
      agreed && this.offers.row(agreed.id),
      this.sheets.ofEvening(id),
      this.sheets.wasNotified(evening, evening.chef?.id),
      blocked ? [] : this.pages.mails({ id, request: request.id, number: agreed?.number ?? '' }),
      blocked ? [] : this.wishes.waiting(request.id),
      this.due.of(id),
    ]);
    const percent = evening.refundPercent ?? 0;
    const back = await this.givenBack.of(id, percent, shareOf(offer?.total ?? 0, percent));
    const state = stateOf(evening, request);
    const last = sheets.find(({ arrived, chef_id }) => arrived && chef_id !== null && chef_id === evening.chef?.id);
    const sheet: SheetState = !last ? 'none' : last.sequence < evening.sequence ? 'stale' : 'current';
    const { chef } = evening;
    const page = {
      id,
      request_id: request.id,
      state,
      client_name: request.name,
      client_phone: request.erased ? '' : request.phone_number,
      blocked,
      erased: request.erased,
      chef: chef && { id: chef.id, chef_name: chef.chefName, email: chef.email, phone_number: chef.phoneNumber },
      chef_name: chef?.chefName ?? evening.chefName,
      day: evening.day,
      starts_at: evening.startsAt,
      ends_at: HOUR.format(evening.endsAt),
      minutes: evening.minutes,
      begun: evening.hasBegun(),
      guests: evening.guests,
      commune: blocked ? '' : evening.commune,
      address: blocked ? null : evening.address,
      contact_name: blocked ? null : evening.contactName,
      contact_phone: blocked ? null : evening.contactPhone,
      menu: blocked ? '' : evening.menu,
      menus: offer?.menus ?? [],
      offer: offer ? offerOf(offer) : null,
      by_hand: evening.byHand,
      sequence: evening.sequence,
      version: evening.version,
      sheet,
      sheet_confirmed_at: sheet === 'current' ? (last?.confirmed_at ?? null) : null,
      sheets: sheets.map(({ chef_id: _chef, ...one }) => one),
      letters: mails.map(({ kind, reader, state: mail, problem, at }) => ({
        reader,
        title: this.mails.titleOf(kind),
        state: mail,
        problem,
        at,
      })),
      chats: (blocked || request.erased ? [] : chatsOf(evening, chefKnows, due.steps)).map((chat) => ({
        ...chat,
        title: CHAT_TITLES[chat.letter],
      })),
      wishes,
      no_mail: noMailOf(this.mails, request),
      refund: state === 'agreed' ? await this.evenings.refund(id) : null,
      cancellation: cancellationOf(evening, back, blocked),
    };
    const known = { ...page, due };
    return { ...page, next: nextOf(known, evening.remindedAt !== null, this.mails.configured) };
  }
}

const stateOf = ({ cancelledAt }: Evening, { state }: QuoteRequestDto): EveningState =>
  cancelledAt ? 'cancelled' : state === 'realizada' ? 'done' : 'agreed';

const offerOf = ({ id, number, total, included, overlaps }: OfferRow) => ({ id, number, total, included, overlaps });

type Known = Pick<
  EveningPageDto,
  'state' | 'sheet' | 'sheet_confirmed_at' | 'chef_name' | 'chef' | 'address' | 'day' | 'begun' | 'wishes' | 'blocked'
> & { due: DueMoney };

const SOON_BOTH = 'salen «Revisa tu velada» y el recordatorio al chef';
/** A chef without a sheet is reminded of nothing. */
const SOON_CLIENT = 'sale «Revisa tu velada»';

/** What comes next, in the order in which it is done. */
function nextOf(page: Known, isReminded: boolean, mails: boolean): string[] {
  const { chef_name: chef, day, sheet } = page;
  if (page.blocked || page.state !== 'agreed') return [];
  if (page.begun) return ['La velada pasa a «Realizada» el día siguiente.'];
  const first = remindOn(day);
  const today = todayInChile();
  const steps: [is: boolean, text: string][] = [
    [page.wishes.length > 0, 'El cliente pide un cambio: respóndele.'],
    [page.due.toConfirm, `La fecha está por confirmar: falta que el cliente pague ${firstWords(page.due)}.`],
    [page.address === null, 'Falta la dirección: el cliente la completa en su página.'],
    [page.chef === null, 'El chef ya no existe: busca otro.'],
    [sheet === 'none' && page.chef !== null, `Envía la ficha a ${chef}.`],
    [sheet === 'stale', `Envía a ${chef} la ficha nueva.`],
    [sheet === 'current' && page.sheet_confirmed_at === null, `${chef} aún no confirma la ficha.`],
    [mails && !isReminded && today < first, `El ${longDay(first)} ${sheet === 'none' ? SOON_CLIENT : SOON_BOTH}.`],
  ];
  const next = steps.filter(([is]) => is).map(([, text]) => text);
  return next.length > 0 ? next : ['Todo listo para esa noche.'];
}
