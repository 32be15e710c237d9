import { Injectable } from '@nestjs/common';
import { StrictLimit } from '../../platform/http/limit/strict-limit.js';

/**
 * The limit for asking whether chefs are taken on a day. A form asks a few times; a program that asks for one day after the other
 * collects a chef's calendar, which no page shows.
 */
@Injectable()
export class AgendaLimit extends StrictLimit {
  protected readonly kind = 'agenda';

  protected get limit(): number {
    return this.env.RATE_LIMIT_AGENDA;
  }
}
