import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import type { MailContent } from '../../platform/mail/mail-content.js';
import { MailNotSentError } from '../../platform/mail/mail-problems.js';
import { CompanyRepository } from './company.repository.js';

/** The company as a reader of mails, and as the one to whom their readers answer. */
@Injectable()
export class Office {
  constructor(
    private readonly companies: CompanyRepository,
    private readonly env: Env,
  ) {}

  /** @throws MailNotSentError where nobody entered the company */
  async mailbox(): Promise<MailContent['to']> {
    const company = await this.companies.one();
    if (!company) throw new MailNotSentError('recipient');
    return { name: this.env.PRODUCT_NAME, address: company.email };
  }
}
