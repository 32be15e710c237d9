import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { IsInt } from 'class-validator';
import { databaseNow } from '../../platform/database/database-clock.js';
import { defineJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Mails } from '../../platform/mail/mails.js';
import { normalizeEmail } from '../users/index.js';
import { KitchenAccessRepository } from './kitchen-access.repository.js';
import { KITCHEN_LINK } from './kitchen-mail-kinds.js';

/** Of the access; 0 where no chef has the address. */
class SendLink {
  @IsInt()
  access!: number;
}

const KITCHEN_LINKS = defineJob({
  name: 'kitchen-link',
  title: 'Enlaces de Mi cocina',
  payload: SendLink,
  retries: 5,
  backoff: { first: 5, most: 60 },
  limit: 30,
  kept: 1,
});

/**
 * Chefs' requests for a link. The call does the same for every address, known or not, and a job does the rest, so that
 * neither the answer nor its time says whether the address exists.
 */
@Injectable()
export class LinkRequests {
  constructor(
    private readonly em: EntityManager,
    private readonly accesses: KitchenAccessRepository,
    private readonly mails: Mails,
    private readonly jobs: Jobs,
  ) {
    jobs.handle(KITCHEN_LINKS, ({ access }) => this.send(access));
  }

  ask(email: string): Promise<void> {
    return this.em.fork().transactional(async () => {
      const access = (await this.accesses.idOf(normalizeEmail(email))) ?? 0;
      await this.jobs.add(this.em, KITCHEN_LINKS, { access });
    });
  }

  /** While a mailed link works, no other is mailed. */
  private async send(id: number): Promise<void> {
    await this.em.fork().transactional(async () => {
      const access = await this.accesses.lock(id);
      if (!access?.askForLink(await databaseNow(this.em))) return;
      await this.mails.again(this.em, KITCHEN_LINK, access.chef.id);
    });
  }
}
