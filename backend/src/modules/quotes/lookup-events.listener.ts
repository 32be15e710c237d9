import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { LookupDeleting, LookupMerged } from '../lookups/index.js';
import { QuotesRepository } from './quotes.repository.js';

/** Updates requests when their commune changes, within the same transaction. */
@Injectable()
export class LookupEventsListener {
  constructor(private readonly quotes: QuotesRepository) {}

  @OnEvent(LookupMerged.event, { suppressErrors: false })
  async move({ kind, id, into }: LookupMerged): Promise<void> {
    if (kind === 'city') await this.quotes.moveTo(id, into);
  }

  @OnEvent(LookupDeleting.event, { suppressErrors: false })
  async count(deleting: LookupDeleting): Promise<void> {
    if (deleting.kind !== 'city') return;
    deleting.add(await this.quotes.count({ city: deleting.id }), 'solicitud', 'solicitudes');
  }
}
