import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { ChefDeleting } from '../chefs/index.js';
import { CalendarFeedsService } from './calendar-feeds.service.js';

/** Revokes the calendar links of a deleted chef, within the same transaction. */
@Injectable()
export class ChefEventsListener {
  constructor(private readonly feeds: CalendarFeedsService) {}

  @OnEvent(ChefDeleting.event, { suppressErrors: false })
  async revoke({ em, chefId }: ChefDeleting): Promise<void> {
    await this.feeds.revoke(chefId, em);
  }
}
