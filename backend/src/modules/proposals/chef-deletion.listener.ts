import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { ChefDeleting } from '../chefs/index.js';
import { ProposalsRepository } from './proposals.repository.js';

/** A deleted chef's experiences go with it (by foreign key); their pictures are named here. */
@Injectable()
export class ChefDeletionListener {
  constructor(private readonly proposals: ProposalsRepository) {}

  @OnEvent(ChefDeleting.event, { suppressErrors: false })
  async handOverImages({ em, chefId, imageIds }: ChefDeleting): Promise<void> {
    imageIds.push(...(await this.proposals.imagesOfChef(em, chefId)));
  }
}
