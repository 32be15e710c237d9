import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { spokenDay } from '../../platform/http/value/words.js';
import { ChefDeleting, ChefLeaving } from '../chefs/index.js';
import { ChefHasEveningsError } from './agenda.errors.js';
import { AgendaRepository, type TakenBy } from './agenda.repository.js';
import { CalendarFeedsService } from './calendar-feeds.service.js';

/** What a chef's end means for the agenda, within the same transaction. */
@Injectable()
export class ChefEventsListener {
  constructor(
    private readonly feeds: CalendarFeedsService,
    private readonly agenda: AgendaRepository,
  ) {}

  /** The chef is locked, so no evening is entered meanwhile. @throws ChefHasEveningsError */
  @OnEvent(ChefLeaving.event, { suppressErrors: false })
  async refuse({ chefId, chefName }: ChefLeaving): Promise<void> {
    const ahead = await this.agenda.aheadOf(chefId);
    if (ahead.length > 0) throw new ChefHasEveningsError(chefName, ahead.map(named));
  }

  /** Revokes the calendar links of a deleted chef. */
  @OnEvent(ChefDeleting.event, { suppressErrors: false })
  async revoke({ em, chefId }: ChefDeleting): Promise<void> {
    await this.feeds.revoke(chefId, em);
  }
}

const named = ({ day, clientFirstName }: TakenBy): string => `${spokenDay(day)}, mesa de ${clientFirstName}`;
