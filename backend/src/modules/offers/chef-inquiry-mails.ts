import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Links } from '../../platform/links/links.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { Mails } from '../../platform/mail/mails.js';
import { Office } from '../company/index.js';
import { ChefInquiriesRepository, type InquiryRow } from './chef-inquiries.repository.js';
import { askedMail, toldMail } from './chef-inquiry-mail-content.js';
import { CHEF_INQUIRY_LINK } from './offer-links.js';
import { CHEF_ASKED, CHEF_TOLD } from './offer-mail-kinds.js';

/** Composes the mails to chefs who are asked. The facts of an inquiry never change, so no snapshot is kept of them. */
@Injectable()
export class ChefInquiryMails {
  constructor(
    private readonly em: EntityManager,
    private readonly inquiries: ChefInquiriesRepository,
    private readonly office: Office,
    private readonly links: Links,
    mails: Mails,
  ) {
    mails.write(CHEF_ASKED, {
      compose: async (activity) => {
        const row = await inquiries.rowAbout(activity, 'asked_id');
        const parties = row && row.ended === null && (await this.partiesOf(row));
        if (!parties) return undefined;
        const url = await this.em.fork().transactional((em) => this.links.give(em, CHEF_INQUIRY_LINK, row.id));
        return askedMail(row, parties.chef, parties.office, url);
      },
    });
    mails.write(CHEF_TOLD, {
      compose: async (activity) => {
        const row = await inquiries.rowAbout(activity, 'told_id');
        // A chef who never got the question does not hear that it is over.
        if (!row || !heard(row)) return undefined;
        const parties = await this.partiesOf(row);
        return parties && toldMail(row, parties.chef, parties.office);
      },
    });
  }

  /** Undefined where the chef left the site. */
  private async partiesOf(
    row: InquiryRow,
  ): Promise<{ chef: MailContent['to']; office: MailContent['to'] } | undefined> {
    if (row.chef_state !== 'ACTIVE' || row.email === null) return undefined;
    return { chef: { name: row.chef_name, address: row.email }, office: await this.office.mailbox() };
  }
}

/** Whether the chef knows of the inquiry. */
const heard = ({ answer, sent_by, mail }: InquiryRow): boolean =>
  answer !== null || sent_by === 'link' || mail?.state === 'sent';
