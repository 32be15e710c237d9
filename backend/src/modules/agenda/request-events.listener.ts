import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { ClientCorrected, RestrictionsChanged } from '../quotes/index.js';
import { Agenda } from './agenda.service.js';

/** Updates evenings when their request changes, within the same transaction. */
@Injectable()
export class RequestEventsListener {
  constructor(private readonly agenda: Agenda) {}

  /** @throws EveningBegunError */
  @OnEvent(RestrictionsChanged.event, { suppressErrors: false })
  async restrict({ requestId, happened }: RestrictionsChanged): Promise<void> {
    await this.agenda.changed(requestId, happened);
  }

  @OnEvent(ClientCorrected.event, { suppressErrors: false })
  async correct({ requestId, before, after, happened }: ClientCorrected): Promise<void> {
    await this.agenda.correctClient(requestId, { before, after }, happened);
  }
}
