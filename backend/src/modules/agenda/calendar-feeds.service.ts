import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Env } from '../../config/env.js';
import { dayAfter, todayInChile } from '../../platform/http/value/day.js';
import { Links } from '../../platform/links/links.js';
import { LinkNotFoundError } from '../../platform/links/links.errors.js';
import { defineLink } from '../../platform/links/secret-link.js';
import { UnknownChefError } from '../chefs/index.js';
import { BLOCKED_NAME } from '../personal-data/index.js';
import { blockEntry, eveningEntry, feedCalendar, type CalendarPerson } from './calendar.js';
import { organizerOf } from './organizer.js';
import { CalendarFeedsRepository, type FeedEvening } from './calendar-feeds.repository.js';

/** The calendar of one chef, and that of all chefs. They are two purposes, so no chef's number can mean all. */
const OF_CHEF = defineLink({ purpose: 'calendar_of_chef', path: '/calendario/', ending: '.ics' });
const OF_ALL = defineLink({ purpose: 'calendar_of_all', path: '/calendario/', ending: '.ics' });

/** The only subject of the calendar of all chefs. */
const ALL = 1;

/** The days in a feed: the recent past, and as far ahead as people plan. */
const DAYS_BEFORE = 90;
const DAYS_AFTER = 400;

/** Secret addresses of calendars, and their content. */
@Injectable()
export class CalendarFeedsService {
  private readonly host: string;
  private readonly organizer: CalendarPerson;

  constructor(
    private readonly em: EntityManager,
    private readonly links: Links,
    private readonly feeds: CalendarFeedsRepository,
    private readonly env: Env,
  ) {
    this.host = new URL(env.PUBLIC_URL).hostname;
    this.organizer = organizerOf(env);
  }

  /** Null means all chefs. The address stays until it is revoked. @throws UnknownChefError */
  async give(chef: number | null): Promise<string> {
    if (chef !== null && (await this.feeds.chefName(chef)) === undefined) throw new UnknownChefError();
    return this.em.transactional((em) =>
      chef === null ? this.links.give(em, OF_ALL, ALL) : this.links.give(em, OF_CHEF, chef),
    );
  }

  /** Revokes an address at once. */
  async revoke(chef: number | null, em = this.em): Promise<void> {
    await em.transactional((inside) =>
      chef === null ? this.links.revoke(inside, OF_ALL, ALL) : this.links.revoke(inside, OF_CHEF, chef),
    );
  }

  /** Null for the calendar of all chefs. @throws LinkNotFoundError */
  async ownerOf(token: unknown): Promise<number | null> {
    try {
      return await this.links.subjectOf(OF_CHEF, token);
    } catch (error) {
      if (!(error instanceof LinkNotFoundError)) throw error;
      await this.links.subjectOf(OF_ALL, token);
      return null;
    }
  }

  /**
   * The calendar of a chef, or of all. A chef's shows only first name, commune and menu of clients.
   * @throws LinkNotFoundError if the chef does not exist any more
   */
  async calendar(chef: number | null, now = new Date()): Promise<string> {
    const today = todayInChile(now);
    const days = { from: dayAfter(today, -DAYS_BEFORE), to: dayAfter(today, DAYS_AFTER) };
    return chef === null ? this.ofAll(days) : this.ofChef(chef, days);
  }

  private async ofChef(chef: number, days: { from: string; to: string }): Promise<string> {
    const [name, evenings, blocks] = await Promise.all([
      this.feeds.chefName(chef),
      this.feeds.evenings({ ...days, chef }),
      this.feeds.blocked({ ...days, chef }),
    ]);
    if (name === undefined) throw new LinkNotFoundError();
    return feedCalendar(`Agenda de ${name}`, this.organizer, [
      ...evenings.map((one) =>
        eveningEntry(one, {
          summary: `${one.clientFirstName ? `Mesa de ${one.clientFirstName}` : BLOCKED_NAME}${waiting(one)}`,
        }),
      ),
      ...blocks.map((one) => blockEntry(one, 'Bloqueado', this.host)),
    ]);
  }

  private async ofAll(days: { from: string; to: string }): Promise<string> {
    const [evenings, blocks] = await Promise.all([this.feeds.evenings(days), this.feeds.blocked(days)]);
    return feedCalendar(`Agenda de ${this.env.PRODUCT_NAME}`, this.organizer, [
      ...evenings.map((one) =>
        eveningEntry(one, {
          summary: `${one.chefName}: ${one.clientFirstName ? `mesa de ${one.clientFirstName}` : BLOCKED_NAME}${waiting(one)}`,
          url: `${this.env.PUBLIC_URL}/gestion/solicitudes/${one.requestId}`,
        }),
      ),
      ...blocks.map((one) => blockEntry(one, `${one.chefName}: bloqueado (${one.reason})`, this.host)),
    ]);
  }
}

/** Few calendars show the status of an entry: its name says that the date is not confirmed. */
const waiting = ({ toConfirm }: FeedEvening): string => (toConfirm ? ' (por confirmar)' : '');
