import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { databaseNow } from '../../platform/database/database-clock.js';
import { todayInChile } from '../../platform/http/value/day.js';
import { definePeriodicJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Mails } from '../../platform/mail/mails.js';
import { Agenda } from '../agenda/index.js';
import { EveningMails } from './evening-mails.js';
import { EveningPagesRepository } from './evening-pages.repository.js';

const EVENING_REMINDERS = definePeriodicJob({
  name: 'evening-reminders',
  title: 'Recordatorios de veladas',
  limit: 300,
  cron: '23 9-20 * * *',
});

/**
 * Three days before an evening its client gets 'Revisa tu velada', and its chef a reminder with the sheet, once. After a day
 * without the server it is caught up with until the day before.
 */
@Injectable()
export class EveningReminders {
  constructor(
    private readonly em: EntityManager,
    private readonly agenda: Agenda,
    private readonly pages: EveningPagesRepository,
    private readonly eveningMails: EveningMails,
    private readonly mails: Mails,
    jobs: Jobs,
  ) {
    jobs.handle(EVENING_REMINDERS, async () => void (await this.sweep()));
  }

  /**
   * @param now the moment that counts as the present; the database's time by default
   * @returns the number of evenings with a reminder
   */
  async sweep(now?: Date): Promise<number> {
    if (!this.mails.configured) return 0;
    const at = now ?? (await databaseNow(this.em.fork()));
    let reminded = 0;
    for (const id of await this.pages.toRemind(todayInChile(at))) reminded += await this.remind(id, at);
    return reminded;
  }

  private remind(id: number, now: Date): Promise<number> {
    return this.em.fork().transactional(async () => {
      const reminded = await this.agenda.remind(id, now);
      if (!reminded) return 0;
      await this.eveningMails.add('reminded', { evening: reminded.evening, about: reminded.happened });
      return 1;
    });
  }
}
