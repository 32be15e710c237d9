import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { LookupDeleting, LookupMerged, LookupWordsChanged, LookupWordsChanging } from '../lookups/index.js';
import { ProposalLookupsRepository } from './proposal-lookups.repository.js';
import { ProposalsService } from './proposals.service.js';

/** Changes experiences when a food type, city or format changes, within the same transaction. */
@Injectable()
export class LookupEventsListener {
  constructor(
    private readonly proposals: ProposalLookupsRepository,
    private readonly service: ProposalsService,
  ) {}

  @OnEvent(LookupWordsChanging.event, { suppressErrors: false })
  renewSome(changing: LookupWordsChanging): Promise<number | undefined> {
    return this.proposals.renewSome(changing, (ids) => this.service.lockAll(ids));
  }

  @OnEvent(LookupMerged.event, { suppressErrors: false })
  move(merged: LookupMerged): Promise<void> {
    return this.proposals.move(merged);
  }

  @OnEvent(LookupWordsChanged.event, { suppressErrors: false })
  renew({ em, kind, id }: LookupWordsChanged): Promise<void> {
    return this.proposals.renew(em, kind, id);
  }

  @OnEvent(LookupDeleting.event, { suppressErrors: false })
  async tell(deleting: LookupDeleting): Promise<void> {
    deleting.add(await this.proposals.count(deleting.em, deleting.kind, deleting.id), 'experiencia', 'experiencias');
  }
}
