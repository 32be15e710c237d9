import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { ChefDeleting, ChefRenamed } from '../chefs/index.js';
import { ProposalsRepository } from './proposals.repository.js';

/** What becomes of experiences when something becomes of their chef, within the same transaction. */
@Injectable()
export class ChefEventsListener {
  constructor(private readonly proposals: ProposalsRepository) {}

  /** A deleted chef's experiences go with it (by foreign key); their pictures are named here. */
  @OnEvent(ChefDeleting.event, { suppressErrors: false })
  async handOverImages({ em, chefId, imageIds }: ChefDeleting): Promise<void> {
    imageIds.push(...(await this.proposals.imagesOfChef(em, chefId)));
  }

  /** Experiences are found by their chef's name too. */
  @OnEvent(ChefRenamed.event, { suppressErrors: false })
  async nameForSearch({ em, chefId }: ChefRenamed): Promise<void> {
    for (const proposal of await this.proposals.ofChef(em, chefId)) proposal.nameForSearch();
    await em.flush();
  }
}
