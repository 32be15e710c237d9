import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { KeyReusedError } from '../../platform/database/creation-key.js';
import type { Caller } from '../../platform/http/access.js';
import { todayInChile } from '../../platform/http/value/day.js';
import { LinkNotFoundError } from '../../platform/links/links.errors.js';
import { onField, PrivatePaper, PrivatePapers, type HandedOut } from '../files/index.js';
import { by, QuoteRequestActivity, type Actor } from '../quotes/index.js';
import { MoneyEntry } from './money-entry.entity.js';
import { momentOf } from './money-moment.js';
import { MoneyLocks, refuseTooMuch, type LockedEvening } from './money-locks.js';
import { MoneyRepository, type EveningFacts } from './money.repository.js';
import { Receipts } from './receipts.js';
import {
  NoProofError,
  TooManyTransfersError,
  TransferMovedError,
  TransferNotFoundError,
  TransfersOfDayError,
  TransferTooEarlyError,
} from './transfer.errors.js';
import { Transfer, type Announced } from './transfer.entity.js';
import { TransferMails } from './transfer-mails.js';
import type { ConfirmTransferDto } from './transfers.dto.js';
import { TransfersRepository } from './transfers.repository.js';

/** Most transfers of an evening that wait for staff at once, and that are announced within a day. */
const MAX_WAITING = 5;
const MAX_A_DAY = 10;

const CLIENT: Actor = { actor: 'client' };

/** What a client says, with the proof's file. */
export type AnnouncedForm = Omit<Announced, 'proof'> & { proof: Buffer | null };

/** A transfer with what came by it. */
type LockedTransfer = LockedEvening & { transfer: Transfer; came: number };

/**
 * Transfers that clients announce, and what staff find of them in the account. What was found is an entry of the ledger, also for an
 * evening that was cancelled or paid meanwhile: then it is to give back.
 */
@Injectable()
export class TransfersService {
  constructor(
    private readonly em: EntityManager,
    private readonly locks: MoneyLocks,
    private readonly money: MoneyRepository,
    private readonly transfers: TransfersRepository,
    private readonly papers: PrivatePapers,
    private readonly receipts: Receipts,
    private readonly mails: TransferMails,
  ) {}

  /**
   * The client says that they transferred. Said twice with one key it is one transfer.
   * @throws EveningNotFoundError, KeyReusedError, TooManyTransfersError, TransfersOfDayError, TransferTooEarlyError, LinkNotFoundError,
   * LinkSuspendedError, and what PrivatePapers.keep throws
   */
  async announce(eveningId: number, { proof, ...form }: AnnouncedForm): Promise<void> {
    // Refused before a file is opened, and looked at again once the evening is locked.
    if (await this.isTaken(eveningId, form)) return;
    const paperId = proof && (await this.keep(proof, eveningId));
    let isNamed = false;
    try {
      isNamed = await this.noted(eveningId, form, paperId);
    } finally {
      if (!isNamed && paperId !== null) await this.papers.drop(paperId);
    }
  }

  /** @returns whether it is another one than those that were announced before */
  private noted(eveningId: number, form: Omit<AnnouncedForm, 'proof'>, paperId: number | null): Promise<boolean> {
    return this.locks.withEvening(eveningId, async ({ evening, facts }) => {
      // The link opened the page before the file was read. The client's data may be blocked or erased since then.
      if (evening.quoteRequest.erasedAt) throw new LinkNotFoundError();
      evening.quoteRequest.refuseUse('client');
      if (await this.isTaken(eveningId, form)) return false;
      refuseEarly(facts, form.day);
      const paper = paperId === null ? null : this.em.getReference(PrivatePaper, paperId);
      this.em.persist(new Transfer(evening, { ...form, proof: paper }));
      const data = { offer: facts.number, amount: form.amount };
      this.em.persist(new QuoteRequestActivity(evening.quoteRequest, 'transfer_announced', CLIENT, null, data));
      return true;
    });
  }

  /**
   * Staff found a transfer in the account, with this amount on this day, which the client may have said otherwise. Pressed twice it is
   * one entry, unless that was corrected to nothing meanwhile.
   * @throws TransferNotFoundError, TransferMovedError, TransferTooEarlyError, StaleVersionError, TooMuchPaidError
   */
  async confirm(id: number, { amount, day, version }: ConfirmTransferDto, caller: Caller) {
    await this.withTransfer(id, async (locked) => {
      const { evening, facts, transfer, came } = locked;
      if (transfer.entry) {
        if (came === amount && todayInChile(transfer.entry.at) === day) return;
        throw new TransferMovedError();
      }
      transfer.beginEdit(version);
      refuseEarly(facts, day);
      refuseTooMuch(locked, amount);
      const actor = by(this.em, caller);
      const at = momentOf(day);
      const entry = new MoneyEntry(evening, { kind: 'charge', way: 'transfer', amount, at }, actor);
      transfer.confirm(entry, actor);
      await this.receipts.enter(locked, entry, actor);
    });
  }

  /**
   * Staff did not find a transfer in the account. The client gets a mail.
   * @throws TransferNotFoundError, TransferMovedError, StaleVersionError
   */
  async reject(id: number, version: number | null | undefined, caller: Caller): Promise<void> {
    await this.withTransfer(id, async ({ evening, facts, transfer }) => {
      if (transfer.state === 'no_llego') return;
      if (transfer.entry) throw new TransferMovedError();
      transfer.beginEdit(version);
      const actor = by(this.em, caller);
      transfer.reject(actor);
      const data = { offer: facts.number, amount: transfer.amount };
      const happened = new QuoteRequestActivity(evening.quoteRequest, 'transfer_not_found', actor, null, data);
      await this.em.persist(happened).flush();
      await this.mails.add(evening, happened, { evening: evening.id, transfer: id });
    });
  }

  /**
   * The bank's paper of a transfer.
   * @throws TransferNotFoundError, NoProofError, PaperMissingError
   */
  async proof(id: number): Promise<HandedOut> {
    const found = await this.transfers.proofOf(id);
    if (!found) throw new TransferNotFoundError();
    if (found.proof === null) throw new NoProofError();
    return this.papers.handOut(found.proof, `transferencia-${id}`);
  }

  private async keep(proof: Buffer, eveningId: number): Promise<number> {
    try {
      return await this.papers.keep(proof, `evening ${eveningId}`);
    } catch (error) {
      throw onField(error, 'proof');
    }
  }

  /**
   * Whether a form was taken before.
   * @throws KeyReusedError, TooManyTransfersError, TransfersOfDayError
   */
  private async isTaken(eveningId: number, form: Omit<AnnouncedForm, 'proof'>): Promise<boolean> {
    const { known, other, waiting, today } = await this.transfers.announced(eveningId, form);
    if (other) throw new KeyReusedError();
    if (known) return true;
    if (waiting >= MAX_WAITING) throw new TooManyTransfersError();
    if (today >= MAX_A_DAY) throw new TransfersOfDayError();
    return false;
  }

  /** @throws TransferNotFoundError */
  private async withTransfer(id: number, work: (locked: LockedTransfer) => Promise<void>): Promise<void> {
    const eveningId = await this.transfers.eveningOf(id);
    if (eveningId === undefined) throw new TransferNotFoundError();
    await this.locks.withEvening(eveningId, async (locked) => {
      const transfer = await this.transfers.lock(id);
      if (!transfer) throw new TransferNotFoundError();
      const came = transfer.entry ? await this.money.corrected(transfer.entry.id) : 0;
      if (transfer.entry && came === 0) transfer.reopen();
      await work({ ...locked, transfer, came });
    });
  }
}

/** @throws TransferTooEarlyError */
function refuseEarly({ offeredOn }: EveningFacts, day: string): void {
  if (day < offeredOn) throw new TransferTooEarlyError(offeredOn);
}
