import { hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { EntityManager } from '@mikro-orm/postgresql';
import { emitInOrder } from '../database/emit-in-order.js';
import { Env } from '../../config/env.js';
import { MailLinkOpened } from './mail-link-opened.js';
import { LinksRepository, type StoredLink } from './links.repository.js';
import { LinkNotFoundError, LinkSuspendedError } from './links.errors.js';
import { FROM_MAIL, hashOf, isToken, markOf, tokenOf, type SecretLink } from './secret-link.js';

/**
 * Secret addresses. Each opens one thing of one record. Only a hash is stored. The address is computed again
 * from a seed and the product's secret, so a mail can be written, and a link copied, at any time.
 */
@Injectable()
export class Links {
  private readonly key: Buffer;
  private readonly markKey: Buffer;
  private isSuspended: (record: { table: string; id: number }) => Promise<boolean> = () => Promise.resolve(false);

  constructor(
    private readonly links: LinksRepository,
    private readonly env: Env,
    private readonly events: EventEmitter2,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', env.TOKEN_SECRET, '', 'secret links', 32));
    this.markKey = Buffer.from(hkdfSync('sha256', env.TOKEN_SECRET, '', 'letters to an address', 32));
  }

  /**
   * The address of a record: the present one unless it was revoked. Written within the transaction of `em`.
   * @param until when it ends; null: never
   */
  async give(em: EntityManager, link: SecretLink, subject: number, until: Date | null = null): Promise<string> {
    const token = (await this.current(em, link, subject, until)) ?? (await this.make(em, link, subject, until));
    return `${this.env.PUBLIC_URL}${link.path}${token}${link.ending ?? ''}`;
  }

  /** The present address of a record; nothing is written. Null if it has no valid one that can be computed. */
  async given(em: EntityManager, { purpose, path, ending = '' }: SecretLink, subject: number): Promise<string | null> {
    const stored = await this.links.inForce(em, purpose, subject);
    const token = stored && this.tokenIn(stored);
    return token ? `${this.env.PUBLIC_URL}${path}${token}${ending}` : null;
  }

  /** The same for a mail to this mailbox: opening it confirms the address (`noteOpened`). */
  async giveInMail(
    em: EntityManager,
    link: SecretLink,
    subject: number,
    address: string,
    until: Date | null = null,
  ): Promise<string> {
    const url = await this.give(em, link, subject, until);
    const token = url.slice(this.env.PUBLIC_URL.length + link.path.length, url.length - (link.ending?.length ?? 0));
    return `${url}?${FROM_MAIL}=${markOf(token, address, this.markKey)}`;
  }

  /** Emits `MailLinkOpened` if this address of a page comes from a mail. */
  async noteOpened(token: unknown, query: string): Promise<void> {
    const mark = new URLSearchParams(query).get(FROM_MAIL);
    if (mark === null || !isToken(token)) return;
    const opened = await this.opened(token);
    if (!opened) return;
    const wentTo = (address: string) => isSame(mark, markOf(token, address, this.markKey));
    await emitInOrder(this.events, MailLinkOpened.event, new MailLinkOpened(opened.purpose, opened.subject, wentTo));
  }

  /** Revokes a record's address at once. The next one is different. */
  revoke(em: EntityManager, { purpose }: SecretLink, subject: number): Promise<void> {
    return this.links.revoke(em, purpose, subject);
  }

  /** Registers which records' links are suspended. */
  suspend(isSuspended: (record: { table: string; id: number }) => Promise<boolean>): void {
    this.isSuspended = isSuspended;
  }

  /**
   * The record of a token.
   * @throws LinkNotFoundError for a malformed, wrong, expired or revoked token, or one of another purpose: the caller
   * cannot see which
   * @throws LinkSuspendedError while the record must not be used
   */
  async subjectOf({ purpose, about }: SecretLink, token: unknown): Promise<number> {
    const opened = await this.opened(token);
    if (opened?.purpose !== purpose) throw new LinkNotFoundError();
    const { subject } = opened;
    if (about && (await this.isSuspended({ table: about, id: subject }))) throw new LinkSuspendedError();
    return subject;
  }

  /** Whether a token opens anything. No page is rendered otherwise. */
  async isInForce(token: unknown): Promise<boolean> {
    return (await this.opened(token)) !== undefined;
  }

  private async opened(token: unknown) {
    return isToken(token) ? this.links.opened(hashOf(token)) : undefined;
  }

  /** The valid token. Undefined if it was signed with another secret: it cannot be computed again. */
  private async current(em: EntityManager, { purpose }: SecretLink, subject: number, until: Date | null) {
    const seed = randomUUID();
    await this.links.add(em, purpose, subject, { seed, hash: hashOf(tokenOf(seed, this.key)) });
    return this.tokenIn(await this.links.prolong(em, purpose, subject, until));
  }

  private tokenIn({ seed, hash }: StoredLink): string | undefined {
    const token = tokenOf(seed, this.key);
    return hashOf(token) === hash ? token : undefined;
  }

  private async make(em: EntityManager, link: SecretLink, subject: number, until: Date | null) {
    await this.links.revoke(em, link.purpose, subject);
    const token = await this.current(em, link, subject, until);
    if (token === undefined) throw new Error(`No link of purpose ${link.purpose} can be made.`);
    return token;
  }
}

function isSame(given: string, own: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(own)];
  return one.length === other.length && timingSafeEqual(one, other);
}
