import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { DateTime } from 'luxon';
import { Env } from '../../config/env.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import { todayInChile } from '../../platform/http/value/day.js';
import { definePeriodicJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { Mails } from '../../platform/mail/mails.js';
import { isWorkingDay } from '../quotes/index.js';
import { todayMail } from './today-mail-content.js';
import { TODAY_MAIL, TodayRepository } from './today.repository.js';

/** At eight. The later runs write to whom the first one missed, because no process was there. */
const TODAY_MAILS = definePeriodicJob({
  name: 'today-mails',
  title: 'Correos de «Hoy»',
  limit: 300,
  cron: '0,30 8-9 * * *',
});

/** Mails 'Hoy' in the morning of working days to everybody who wants it. */
@Injectable()
export class TodayMails {
  constructor(
    private readonly em: EntityManager,
    private readonly today: TodayRepository,
    private readonly mails: Mails,
    private readonly env: Env,
    jobs: Jobs,
  ) {
    mails.write(TODAY_MAIL, { compose: (id) => this.compose(id) });
    jobs.handle(TODAY_MAILS, async () => void (await this.sweep()));
  }

  /**
   * @param now the moment of the mails; the database's time unless said
   * @returns to how many people a mail is sent; on Sundays and holidays to nobody
   */
  async sweep(now?: Date): Promise<number> {
    const day = todayInChile(now ?? (await databaseNow(this.em.fork())));
    if (!this.mails.configured || !isWorkingDay(day)) return 0;
    const morning = DateTime.fromISO(day, { zone: 'America/Santiago' }).toJSDate();
    const people = await this.today.unmailed(morning);
    for (const id of people) await this.em.fork().transactional((em) => this.mails.again(em, TODAY_MAIL, id));
    return people.length;
  }

  /** No mail for a person who does not want it any more, may not sign in, or has nothing to do. */
  private async compose(id: number): Promise<MailContent | undefined> {
    const person = await this.today.reader(id);
    if (!person?.today_mail) return undefined;
    const today = await this.today.duties(person, 'all', { mail: true });
    return today.duties.length > 0 ? todayMail(today, person, this.env.PUBLIC_URL) : undefined;
  }
}
