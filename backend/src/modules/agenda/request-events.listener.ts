import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { RequestLost } from '../quotes/index.js';
import { Agenda } from './agenda.service.js';

/** Updates evenings when their request changes, within the same transaction. */
@Injectable()
export class RequestEventsListener {
  constructor(private readonly agenda: Agenda) {}

  @OnEvent(RequestLost.event, { suppressErrors: false })
  async cancel({ em, requestId, actor }: RequestLost): Promise<void> {
    const evening = await this.agenda.ofRequest(em, requestId);
    if (evening) await this.agenda.cancel(em, evening.id, null, actor);
  }
}
