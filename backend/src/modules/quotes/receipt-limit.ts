import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { normalizeIp } from '@nestjs/throttler';
import { Env } from '../../config/env.js';
import { lockForTransaction } from '../../platform/database/lock.js';
import { countWithin } from '../../platform/database/strict-counts.js';
import { mailboxOf } from '../../platform/http/value/mailbox.js';

/**
 * Most receipts per day. Anybody can type somebody else's address. A visitor's receipts to a mailbox are counted apart
 * from all others, so they do not use up the owner's. A visitor without a receipt sees the link instead.
 */
const MOST_RECEIPTS = { ofVisitorToMailbox: 3, ofVisitor: 30, toMailbox: 10 } as const;

/** Limits the mails that a visitor can cause to any address. */
@Injectable()
export class ReceiptLimit {
  constructor(
    private readonly em: EntityManager,
    private readonly env: Env,
  ) {}

  /**
   * Counts a receipt that a visitor causes, and returns whether it may be sent. Counts live for a day, under keyed sums
   * that reveal no address.
   */
  async allows(address: string, visitor: string): Promise<boolean> {
    const [mailbox, from] = [mailboxOf(address), normalizeIp(visitor)];
    await lockForTransaction(this.em, 'receipts', this.nameOf(mailbox));
    return countWithin(this.em, [
      { key: this.nameOf(`${from} ${mailbox}`), most: MOST_RECEIPTS.ofVisitorToMailbox },
      { key: this.nameOf(from), most: MOST_RECEIPTS.ofVisitor },
      { key: this.nameOf(mailbox), most: MOST_RECEIPTS.toMailbox },
    ]);
  }

  private nameOf(words: string): string {
    const sum = createHmac('sha256', this.env.TOKEN_SECRET).update(`receipt ${words}`).digest('base64url');
    return `receipt ${sum}`;
  }
}
