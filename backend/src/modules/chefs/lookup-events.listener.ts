import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { LookupDeleting, LookupMerged, LookupWordsChanged, LookupWordsChanging } from '../lookups/index.js';
import { ChefLookupsRepository } from './chef-lookups.repository.js';
import { ChefsService } from './chefs.service.js';

/** Changes chefs when a food type, city or format changes, within the same transaction. */
@Injectable()
export class LookupEventsListener {
  constructor(
    private readonly chefs: ChefLookupsRepository,
    private readonly service: ChefsService,
  ) {}

  @OnEvent(LookupWordsChanging.event, { suppressErrors: false })
  renewSome(changing: LookupWordsChanging): Promise<number | undefined> {
    return this.chefs.renewSome(changing, (ids) => this.service.lockAll(ids));
  }

  @OnEvent(LookupMerged.event, { suppressErrors: false })
  move(merged: LookupMerged): Promise<void> {
    return this.chefs.move(merged);
  }

  @OnEvent(LookupWordsChanged.event, { suppressErrors: false })
  renew({ em, kind, id }: LookupWordsChanged): Promise<void> {
    return this.chefs.renew(em, kind, id);
  }

  @OnEvent(LookupDeleting.event, { suppressErrors: false })
  async tell(deleting: LookupDeleting): Promise<void> {
    deleting.add(await this.chefs.count(deleting.em, deleting.kind, deleting.id), 'chef', 'chefs');
  }
}
