import { Injectable } from '@nestjs/common';
import { CreateRequestContext } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Env } from '../../config/env.js';
import type { Letter } from '../../platform/mail/letter.js';
import { MailNotSentError } from '../../platform/mail/mail-problems.js';
import { Mails } from '../../platform/mail/mails.js';
import { CompanyRepository } from '../company/index.js';
import { BLOCKED_NAME } from '../personal-data/index.js';
import { CHANGED_CHEF, changedChefThread } from '../quotes/index.js';
import { AgendaRepository } from './agenda.repository.js';
import { eveningCalendar, type CalendarEvening } from './calendar.js';
import type { Evening } from './evening.entity.js';
import { organizerOf } from './organizer.js';

const LONG_DAY = new Intl.DateTimeFormat('es-CL', { dateStyle: 'full', timeZone: 'UTC' });

/**
 * The agenda's own mails. While a client's data are blocked, no event sheet goes out. The chef then learns of a move or
 * cancellation by a mail with day and hours alone.
 */
@Injectable()
export class EveningLetters {
  constructor(
    private readonly em: EntityManager,
    private readonly agenda: AgendaRepository,
    private readonly companies: CompanyRepository,
    private readonly mails: Mails,
    private readonly env: Env,
  ) {
    // Written by `tellChef` only. Without a snapshot the request was erased, and no mail goes out.
    mails.write(CHANGED_CHEF, { compose: (_id, told) => this.compose(told as EveningTold | null) });
  }

  /**
   * Adds the mail about a change, in the transaction of the change. A chef who was sent no sheet knows nothing of the evening.
   * @param happened the id of the change's activity
   */
  async tellChef(evening: Evening, happened: number): Promise<void> {
    const { quoteRequest, chef } = evening;
    if (!quoteRequest.blockedAt || !chef || !(await this.agenda.wasTold(evening.id, chef.id))) return;
    const event = { thread: changedChefThread(quoteRequest.id), snapshot: toldOf(evening) };
    await this.mails.add(this.em, CHANGED_CHEF, happened, event);
  }

  @CreateRequestContext()
  private async compose(told: EveningTold | null): Promise<Letter | undefined> {
    if (!told) return undefined;
    const evening = await this.agenda.withChef(told.evening);
    if (!evening?.chef) return undefined;
    const company = await this.companies.one();
    if (!company) throw new MailNotSentError('recipient');
    const { chef } = evening;
    const { day, startsAt, minutes, isOff } = told;
    const what = isOff ? 'Tu mesa fue cancelada' : 'Tu mesa cambió de fecha u hora';
    const when = LONG_DAY.format(new Date(`${day}T00:00:00Z`));
    return {
      to: { name: chef.chefName, address: chef.email },
      replyTo: { name: this.env.PRODUCT_NAME, address: company.email },
      list: 'fichas',
      title: what,
      subject: `${what}: ${when}`,
      paragraphs: [
        `Hola ${chef.chefName}:`,
        isOff
          ? 'Esta mesa no se hará. Tu calendario la saca con el archivo adjunto.'
          : 'Esta mesa tiene nueva fecha u hora. Tu calendario la corrige con el archivo adjunto.',
      ],
      facts: [
        ['Día', when],
        ['Hora', startsAt],
        ['Duración', `${minutes} min`],
        ['Cliente', BLOCKED_NAME],
      ],
      after: ['Responde este correo si tienes una pregunta.'],
      calendar: {
        name: 'mesa.ics',
        ...eveningCalendar(
          calendarOf(evening, told),
          { organizer: organizerOf(this.env), attendee: { name: chef.chefName, address: chef.email } },
          { summary: BLOCKED_NAME },
        ),
      },
    };
  }
}

/**
 * The evening as a mail reports it: as it was in the transaction of the event, whatever changed before the mail left.
 */
interface EveningTold {
  evening: number;
  day: string;
  startsAt: string;
  minutes: number;
  sequence: number;
  isOff: boolean;
  /** When it became so. */
  at: string;
}

const toldOf = ({ id, day, startsAt, minutes, sequence, cancelledAt, updatedAt }: Evening): EveningTold => ({
  evening: id,
  day,
  startsAt,
  minutes,
  sequence,
  isOff: cancelledAt !== null,
  at: updatedAt.toISOString(),
});

/** An evening as a calendar gets it. Fields that are not in the snapshot never change. */
const calendarOf = (
  { uid, guests, chefName }: Evening,
  { day, startsAt, minutes, sequence, isOff, at }: EveningTold,
): CalendarEvening => ({
  uid,
  sequence,
  day,
  startsAt,
  minutes,
  guests,
  chefName,
  commune: '',
  menu: '',
  updatedAt: new Date(at),
  cancelledAt: isOff ? new Date(at) : null,
});
