import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { EveningCancelled, EveningChanged } from '../agenda/index.js';
import { EveningMails } from './evening-mails.js';
import { OfferChangesService } from './offer-changes.service.js';
import { Offer } from './offer.entity.js';

/** Updates the offer when its evening changes, whichever way that came, and notifies others, within the same transaction. */
@Injectable()
export class EveningEventsListener {
  constructor(
    private readonly eveningMails: EveningMails,
    private readonly changes: OfferChangesService,
  ) {}

  @OnEvent(EveningChanged.event, { suppressErrors: false })
  async change({ evening, happened, before }: EveningChanged): Promise<void> {
    await this.eveningMails.add(before ? 'moved' : 'changed', { evening, about: happened, before });
  }

  @OnEvent(EveningCancelled.event, { suppressErrors: false })
  async cancel({ em, evening, happened }: EveningCancelled): Promise<void> {
    const offer = await em.findOne(Offer, { evening });
    offer?.eveningCancelled(evening.cancelledAt);
    await em.flush();
    await this.changes.end(evening.quoteRequest);
    await this.eveningMails.add('cancelled', { evening, about: happened });
  }
}
