import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/http/access.js';
import type { MailDto } from '../../platform/mail/mail.dto.js';
import { NoMailServerError } from '../../platform/mail/mail.errors.js';
import { Mails } from '../../platform/mail/mails.js';
import { Agenda, type Evening } from '../agenda/index.js';
import { by, QuoteRequestActivity, QuotesRepository } from '../quotes/index.js';
import { EventSheets } from './event-sheets.js';
import { eveningEvent } from './evening-told.js';
import { EVENING_CLIENT, EVENING_OFFICE, EVENT_SHEET } from './offer-mail-kinds.js';
import { OfferWork, type LockedOffer } from './offer-work.js';
import type { CancelEveningDto, MoveEveningDto } from './offers.dto.js';
import { dropOverlapStep } from './overlap-step.js';
import { EveningOverError, NoEveningError } from './offers.errors.js';

/** What staff do with the evening of an accepted offer. Each method is one transaction. */
@Injectable()
export class EveningsService {
  constructor(
    private readonly work: OfferWork,
    private readonly agenda: Agenda,
    private readonly quotes: QuotesRepository,
    private readonly sheets: EventSheets,
    private readonly mails: Mails,
  ) {}

  /**
   * Moves the evening to another day or hour, and mails both sides. Without a change nobody is mailed.
   * @throws OfferNotFoundError, NoEveningError, EveningOverError, StaleVersionError
   */
  move(id: number, { day, starts_at, note, version }: MoveEveningDto, caller: Caller): Promise<void> {
    return this.work.withOffer(id, async (locked) => {
      const { em, request, offer } = locked;
      const evening = await changeableOf(locked);
      if (evening.isAt({ day, startsAt: starts_at, minutes: evening.minutes })) return;
      const actor = by(em, caller);
      await this.agenda.move(em, evening.id, { day, startsAt: starts_at, version, note }, actor);
      const chef = evening.chef?.id;
      const taken = chef ? await this.agenda.overlaps(em, chef, day, starts_at, evening.minutes, request.id) : [];
      offer.unconfirmed = taken.length > 0;
      if (!offer.unconfirmed) dropOverlapStep(locked, actor);
      request.beginEdit(null);
      await em.flush();
      await this.tell(locked, evening, 'evening_moved');
    });
  }

  /**
   * Cancels the evening, and mails both sides. Staff handle the refund.
   * @throws OfferNotFoundError, NoEveningError, EveningOverError, StaleVersionError
   */
  cancel(id: number, { note, version }: CancelEveningDto, caller: Caller): Promise<void> {
    return this.work.withOffer(id, async (locked) => {
      const { em, request } = locked;
      const evening = await changeableOf(locked);
      evening.refuseStale(version);
      const actor = by(em, caller);
      await this.agenda.cancel(em, evening.id, note, actor);
      dropOverlapStep(locked, actor);
      request.beginEdit(null);
      await em.flush();
      await this.tell(locked, evening, 'evening_cancelled');
    });
  }

  /**
   * Stores that somebody confirmed the evening although another one overlaps.
   * @throws OfferNotFoundError, NoEveningError
   */
  confirm(id: number, caller: Caller): Promise<void> {
    return this.work.withOffer(id, async (locked) => {
      const { em, request, offer } = locked;
      await eveningOf(locked);
      if (!offer.unconfirmed) return;
      offer.unconfirmed = false;
      const said = { offer: offer.number ?? '' };
      const actor = by(em, caller);
      em.persist(new QuoteRequestActivity(request, 'overlap_confirmed', actor, null, said));
      dropOverlapStep(locked, actor);
      request.beginEdit(null);
      await em.flush();
    });
  }

  /**
   * Mails the chef the present event sheet. Each press is a mail of its own.
   * @throws OfferNotFoundError, NoEveningError, RequestErasedError, RequestBlockedError, NoMailServerError
   */
  async sendSheet(id: number, caller: Caller): Promise<MailDto | null> {
    const { chef_name: chef } = await this.sheets.text(id);
    const sent = await this.work.withOffer(id, async (locked) => {
      const { em, request } = locked;
      request.refuseUse('offer');
      if (!this.mails.configured) throw new NoMailServerError('Envía la ficha por WhatsApp.');
      const evening = await eveningOf(locked);
      const happened = new QuoteRequestActivity(request, 'event_sheet_sent', by(em, caller), null, { chef });
      await em.persist(happened).flush();
      await this.mails.add(em, EVENT_SHEET, happened.id, eveningEvent('chef', id, evening));
      return happened.id;
    });
    return this.mails.soon(EVENT_SHEET, sent);
  }

  /** Adds the mails about a change of an evening. */
  private async tell({ em, request, offer }: LockedOffer, evening: Evening, kind: EveningChange): Promise<void> {
    const happened = await this.quotes.lastOf(em, request.id, kind);
    await this.mails.add(em, EVENING_CLIENT, happened, eveningEvent('client', offer.id, evening));
    await this.mails.add(em, EVENING_OFFICE, happened, eveningEvent('office', offer.id, evening));
  }
}

/** The changes of an evening that both sides are mailed about. */
type EveningChange = 'evening_moved' | 'evening_cancelled';

/** @throws NoEveningError, EveningOverError */
async function changeableOf(locked: LockedOffer): Promise<Evening> {
  const evening = await eveningOf(locked);
  if (locked.request.stage === 'realizada') throw new EveningOverError();
  return evening;
}

/** @throws NoEveningError */
async function eveningOf({ em, offer }: LockedOffer): Promise<Evening> {
  await em.populate(offer, ['evening']);
  const { evening } = offer;
  if (!evening || evening.cancelledAt) throw new NoEveningError();
  return evening;
}
