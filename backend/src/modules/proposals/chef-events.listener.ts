import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { ChefDeleting, ChefRenamed } from '../chefs/index.js';
import { ProposalsRepository } from './proposals.repository.js';

/** Changes experiences when their chef changes, within the same transaction. */
@Injectable()
export class ChefEventsListener {
  constructor(private readonly proposals: ProposalsRepository) {}

  /** A deleted chef's experiences are deleted by their foreign key. Here only their pictures are named. */
  @OnEvent(ChefDeleting.event, { suppressErrors: false })
  async handOverImages({ chefId, imageIds }: ChefDeleting): Promise<void> {
    imageIds.push(...(await this.proposals.imagesOfChef(chefId)));
  }

  /** Experiences are also found by their chef's name. */
  @OnEvent(ChefRenamed.event, { suppressErrors: false })
  async nameForSearch({ em, chefId }: ChefRenamed): Promise<void> {
    for (const proposal of await this.proposals.ofChef(chefId)) proposal.nameForSearch();
    await em.flush();
  }
}
