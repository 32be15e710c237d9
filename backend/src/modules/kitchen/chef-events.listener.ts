import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { ChefAddressChanged, ChefLeaving } from '../chefs/index.js';
import { KitchenAccessService } from './kitchen-access.service.js';

/** A chef who is deactivated or deleted, or whose address changed, loses the access for good, within the same transaction. */
@Injectable()
export class ChefEventsListener {
  constructor(private readonly accesses: KitchenAccessService) {}

  @OnEvent(ChefLeaving.event, { suppressErrors: false })
  @OnEvent(ChefAddressChanged.event, { suppressErrors: false })
  async end({ chefId }: ChefLeaving | ChefAddressChanged): Promise<void> {
    await this.accesses.remove(chefId);
  }
}
