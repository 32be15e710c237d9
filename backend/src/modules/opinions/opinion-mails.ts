import { Injectable } from '@nestjs/common';
import { CreateRequestContext } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { databaseNow } from '../../platform/database/database-clock.js';
import { todayInChile } from '../../platform/http/value/day.js';
import { definePeriodicJob } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Links } from '../../platform/links/links.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { Mails } from '../../platform/mail/mails.js';
import { Agenda } from '../agenda/index.js';
import { Office } from '../company/index.js';
import { ASK_OPINION, ClientMails, type QuoteRequest } from '../quotes/index.js';
import { readerOf } from '../quotes/rules.js';
import { opinionMail } from './opinion-mail-content.js';
import { OPINION_LINK } from './opinion-link.js';
import { givableUntil } from './opinion.entity.js';
import { OpinionsRepository } from './opinions.repository.js';
import { eveningOf } from './evening-of.js';

/** In the morning, and again for evenings that staff mark during the day. No mails at night. */
const ASK_OPINIONS = definePeriodicJob({
  name: 'ask-opinions',
  title: 'Correos que piden una opinión',
  limit: 300,
  cron: '23 10-20 * * *',
});

const DAY = 24 * 60 * 60 * 1_000;

/** Nobody is asked about evenings older than this, in days. It covers a short outage. */
const NOT_AFTER = 14;

/** Asks clients for an opinion, once, the day after their evening. */
@Injectable()
export class OpinionMails {
  constructor(
    private readonly em: EntityManager,
    private readonly opinions: OpinionsRepository,
    private readonly agenda: Agenda,
    private readonly office: Office,
    private readonly clients: ClientMails,
    private readonly links: Links,
    mails: Mails,
    jobs: Jobs,
  ) {
    mails.write(ASK_OPINION, { compose: (id) => this.compose(id) });
    jobs.handle(ASK_OPINIONS, () => this.askAll());
  }

  /** Adds the due mails. Mails that exist are not added again. */
  @CreateRequestContext()
  async askAll(now?: Date): Promise<void> {
    const at = now ?? (await databaseNow(this.em));
    const today = todayInChile(at);
    const since = new Date(at.getTime() - NOT_AFTER * DAY);
    for (const request of await this.opinions.tookPlace(since)) {
      const { day, chef } = await eveningOf(this.em, this.agenda, request);
      if (!chef || day >= today || day < todayInChile(since)) continue;
      await this.em.fork().transactional(() => this.clients.add(ASK_OPINION, request, request.id));
    }
  }

  /** No mail is needed if the evening is no longer past, or an opinion was given. */
  private async compose(id: number): Promise<MailContent | undefined> {
    const asked = await this.em.fork().transactional(async (em) => {
      const request = await this.opinions.request(id);
      if (!request || (await this.opinions.ofRequest(id))) return undefined;
      const { chef } = await eveningOf(em, this.agenda, request);
      const client = clientOf(request);
      if (!chef || !client) return undefined;
      return {
        client,
        chefName: chef.chefName,
        url: await this.links.giveInMail(em, OPINION_LINK, id, client.address, givableUntil(await databaseNow(em))),
      };
    });
    return asked && opinionMail({ ...asked, office: await this.office.mailbox() });
  }
}

const clientOf = ({ name, email, addressConfirmedAt }: QuoteRequest) =>
  readerOf({ name, email, confirmed: addressConfirmedAt !== null });
