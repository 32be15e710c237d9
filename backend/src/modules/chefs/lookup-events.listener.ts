import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { LookupDeleting, LookupMerged, LookupWordsChanged } from '../lookups/index.js';
import { ChefLookupsRepository } from './chef-lookups.repository.js';

/** Changes chefs when a food type, city or format changes, within the same transaction. */
@Injectable()
export class LookupEventsListener {
  constructor(private readonly chefs: ChefLookupsRepository) {}

  @OnEvent(LookupMerged.event, { suppressErrors: false })
  move({ em, kind, id, into }: LookupMerged): Promise<void> {
    return this.chefs.move(em, kind, id, into);
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
