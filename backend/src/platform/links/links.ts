import { hkdfSync, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Env } from '../../config/env.js';
import { LinksRepository } from './links.repository.js';
import { LinkNotFoundError } from './links.errors.js';
import { hashOf, isToken, tokenOf, type SecretLink } from './secret-link.js';

/**
 * Addresses that open one thing of one record to whoever knows them. Only a hash of each is stored; the address itself is
 * made again from a seed and the product's secret, so that a mail can be written, and a link copied, at any time.
 */
@Injectable()
export class Links {
  private readonly key: Buffer;

  constructor(
    private readonly links: LinksRepository,
    private readonly env: Env,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', env.TOKEN_SECRET, '', 'secret links', 32));
  }

  /**
   * The address of a record, the same as before unless it was revoked. Written within the transaction of `em`.
   * @param until when it ends; null: never
   */
  async give(em: EntityManager, link: SecretLink, subject: number, until: Date | null = null): Promise<string> {
    const token = (await this.current(em, link, subject, until)) ?? (await this.anew(em, link, subject, until));
    return `${this.env.PUBLIC_URL}${link.path}${token}${link.ending ?? ''}`;
  }

  /** Ends a record's address at once. The next one that is given is another. */
  revoke(em: EntityManager, { purpose }: SecretLink, subject: number): Promise<void> {
    return this.links.revoke(em, purpose, subject);
  }

  /**
   * The record that a token opens.
   * @throws LinkNotFoundError for what is no token, and for one that is wrong, of another purpose, over or revoked: who asks
   * cannot tell these apart
   */
  async subjectOf({ purpose }: SecretLink, token: unknown): Promise<number> {
    const subject = isToken(token) ? await this.links.subjectOf(purpose, hashOf(token)) : undefined;
    if (subject === undefined) throw new LinkNotFoundError();
    return subject;
  }

  /** Whether a token opens anything, so that a page is made for none that does not. */
  async isInForce(token: unknown): Promise<boolean> {
    return isToken(token) && (await this.links.isInForce(hashOf(token)));
  }

  /** The token in force. Undefined where it was made with another secret of the product: nobody can write it again. */
  private async current(em: EntityManager, { purpose }: SecretLink, subject: number, until: Date | null) {
    const seed = randomUUID();
    await this.links.add(em, purpose, subject, { seed, hash: hashOf(tokenOf(seed, this.key)) });
    const stored = await this.links.prolong(em, purpose, subject, until);
    const token = tokenOf(stored.seed, this.key);
    return hashOf(token) === stored.hash ? token : undefined;
  }

  private async anew(em: EntityManager, link: SecretLink, subject: number, until: Date | null) {
    await this.links.revoke(em, link.purpose, subject);
    const token = await this.current(em, link, subject, until);
    if (token === undefined) throw new Error(`No link of purpose ${link.purpose} can be made.`);
    return token;
  }
}
