import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '../../platform/http/access.js';
import { spokenDay } from '../../platform/http/value/words.js';
import { Chef, ChefNotFoundError } from '../chefs/index.js';
import { by, QuoteRequest, QuoteRequestNotFoundError } from '../quotes/index.js';
import type { EveningAheadDto, EveningDto, RequestEveningDto, ShiftEveningDto } from './agenda-staff.dto.js';
import { AgendaEntriesRepository } from './agenda-entries.repository.js';
import { EveningNotFoundError, EveningOfOfferError, EveningOverlapsError } from './agenda.errors.js';
import { AgendaRepository, type TakenBy } from './agenda.repository.js';
import { Agenda } from './agenda.service.js';

/** Evenings that staff once entered by hand, without an offer. They can still be moved. Each method is one transaction. */
@Injectable()
export class EveningsByHandService {
  constructor(
    private readonly em: EntityManager,
    private readonly agenda: Agenda,
    private readonly rows: AgendaRepository,
    private readonly entries: AgendaEntriesRepository,
  ) {}

  /** @throws QuoteRequestNotFoundError */
  async ofRequest(id: number): Promise<RequestEveningDto> {
    const evening = await this.entries.ofRequest(id);
    if (!evening && !(await this.em.fork().count(QuoteRequest, { id }))) throw new QuoteRequestNotFoundError();
    return { evening: evening ?? null };
  }

  /** @throws ChefNotFoundError */
  async aheadOf(chefId: number): Promise<EveningAheadDto[]> {
    const ahead = await this.rows.aheadOf(chefId);
    if (ahead.length === 0 && !(await this.em.fork().count(Chef, { id: chefId }))) throw new ChefNotFoundError();
    return ahead.map(({ requestId, offerId, day, startsAt, clientFirstName, commune }) => ({
      quote_request_id: requestId,
      offer_id: offerId,
      day,
      starts_at: startsAt,
      client_first_name: clientFirstName,
      commune,
    }));
  }

  /**
   * Moves an evening. If it is there already, nothing changes and no confirmation is needed.
   * @throws EveningNotFoundError, EveningOfOfferError, EveningCancelledError, HourPassedError, EveningOverlapsError, StaleVersionError
   */
  move(
    id: number,
    { confirmed, day, starts_at: startsAt, ...to }: ShiftEveningDto,
    caller: Caller,
  ): Promise<EveningDto> {
    return this.em.transactional(async () => {
      const evening = await this.agenda.lock(id);
      const isThere = evening.isAt({ day, startsAt, minutes: to.minutes });
      await this.agenda.move(id, { day, startsAt, ...to }, by(this.em, caller));
      if (!evening.byHand) throw new EveningOfOfferError();
      const { chef, quoteRequest: request } = evening;
      if (!isThere && chef)
        refuseUnless(confirmed, day, await this.agenda.overlaps(chef.id, day, startsAt, to.minutes, request.id));
      const row = await this.entries.evening(id);
      if (!row) throw new EveningNotFoundError();
      return row;
    });
  }
}

/**
 * @param day of the overlapping evening
 * @throws EveningOverlapsError
 */
function refuseUnless(confirmed: boolean | null | undefined, day: string, [other]: TakenBy[]): void {
  if (!other || confirmed) return;
  // Past midnight the other evening begins on another day, so its hour alone is not enough.
  const on = other.day === day ? '' : ` del ${spokenDay(other.day)}`;
  const where = other.commune && ` en ${other.commune}`;
  throw new EveningOverlapsError(`${other.startsAt}${on} para ${other.clientFirstName}${where}`);
}
