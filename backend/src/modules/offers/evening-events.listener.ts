import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { EveningCancelled } from '../agenda/index.js';
import { Offer } from './offer.entity.js';

/** Updates the offer when its evening is cancelled, whichever way that came, within the same transaction. */
@Injectable()
export class EveningEventsListener {
  @OnEvent(EveningCancelled.event, { suppressErrors: false })
  async cancel({ em, evening }: EveningCancelled): Promise<void> {
    const offer = await em.findOne(Offer, { evening });
    if (!offer) return;
    offer.eveningCancelled(evening.cancelledAt);
    await em.flush();
  }
}
