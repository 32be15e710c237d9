import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { Links } from '../../platform/links/links.js';
import { RequestErased } from '../quotes/index.js';
import { OPINION_LINK } from './opinion-link.js';

/** Ends the address at which an erased client was asked for an opinion, within the same transaction. */
@Injectable()
export class RequestEventsListener {
  constructor(private readonly links: Links) {}

  @OnEvent(RequestErased.event, { suppressErrors: false })
  revoke({ em, requestId }: RequestErased): Promise<void> {
    return this.links.revoke(em, OPINION_LINK, requestId);
  }
}
