import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Letter } from '../../platform/mail/letter.js';
import { shownPhone } from '../../platform/http/value/phone.js';
import { Chef } from '../chefs/index.js';
import {
  QuotesRepository,
  RequestBlockedError,
  RestrictionsRepository,
  type QuoteRequestDto,
} from '../quotes/index.js';
import type { EveningTold } from './evening-told.js';
import { longDay } from './offer-letters.js';
import type { EventSheetDto } from './offers.dto.js';
import { NoEveningError, OfferNotFoundError } from './offers.errors.js';
import { OffersRepository, type OfferRow } from './offers.repository.js';

/** The day and hour of an evening when a mail about it was added. */
type Told = Pick<EveningTold, 'day' | 'startsAt'>;

type Fact = readonly [name: string, value: string];

/** What a chef must know about an evening: who, when, where, and the menu. */
interface Sheet {
  chef: Chef;
  title: string;
  facts: Fact[];
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
    const sheet = await this.sheet(id);
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
   * The sheet as a mail. Undefined if the evening is cancelled or its chef deleted.
   * @param told the evening when staff sent the sheet
   */
  async letter(id: number, office: Letter['to'], told: Told): Promise<Letter | undefined> {
    const sheet = await this.sheet(id, told);
    if (!sheet) return undefined;
    const { chef, title, facts } = sheet;
    return {
      to: { name: chef.chefName, address: chef.email },
      replyTo: office,
      list: 'fichas',
      title: 'Ficha de tu mesa',
      subject: title,
      paragraphs: [
        `Hola ${chef.chefName}:`,
        'Esta es la ficha de tu próxima mesa. Responde este correo si algo no calza.',
      ],
      facts,
    };
  }

  private async sheet(id: number, told?: Told): Promise<Sheet | undefined> {
    const em = this.em.fork();
    const offer = await this.offers.row(id, em);
    const request = offer && (await this.quotes.byId(offer.request_id, em));
    if (!offer || !request) throw new OfferNotFoundError();
    if (request.blocked) throw new RequestBlockedError();
    const evening = await this.offers.eveningOf(em, id);
    const chef = offer.chef && (await em.findOne(Chef, { id: offer.chef.id }));
    if (!evening || evening.cancelledAt || !chef) return undefined;
    const { day, startsAt } = told ?? evening;
    const when = `${longDay(day)}, ${startsAt}`;
    const title = `Ficha ${offer.number ?? ''}: ${when}`;
    const restrictions = await this.restrictions.of(request.id, em);
    // Data about health, which the cook needs.
    const care: Fact[] = restrictions ? [['Restricciones de alimentación', restrictions.text]] : [];
    return { chef, title, facts: [['Cuándo', when], ...factsOf(offer, request), ...care] };
  }
}

/** '4 h', '2 h 30 min', '45 min' */
function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}

function factsOf(offer: OfferRow, request: QuoteRequestDto): Fact[] {
  const menu = offer.menus.map(({ dish_name, starter, main_course, dessert }) =>
    [dish_name, `1. ${starter}`, `2. ${main_course}`, `3. ${dessert}`].join('\n'),
  );
  const facts: [string, string | null][] = [
    ['Duración', durationText(offer.minutes)],
    ['Dónde', [offer.address, offer.commune].filter(Boolean).join(', ')],
    ['Cliente', request.name],
    // An erased client's row has a placeholder instead of a phone.
    ['Teléfono', request.erased ? null : shownPhone(request.phone_number)],
    ['Invitados', offer.guests === null ? null : String(offer.guests)],
    ['Menú', menu.join('\n\n')],
    ['Incluye', offer.included],
  ];
  return facts.flatMap(([name, value]): Fact[] => (value ? [[name, value]] : []));
}
