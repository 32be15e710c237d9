import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Agenda, EveningNotFoundError } from '../agenda/index.js';
import { PrivatePaper, PrivatePapers, type HandedOut } from '../files/index.js';
import { Boleta } from './boleta.entity.js';
import { BoletaGivenError, BoletaNotFoundError, BoletaTooSoonError, NotAPdfFieldError } from './payouts.errors.js';
import { PayoutsRepository } from './payouts.repository.js';

/** What a browser puts before a PDF in base64. */
const HEAD = 'data:application/pdf;base64,';

/** What is no letter of base64: looked for in megabytes, it takes no way back. */
const STRAY = /[^A-Za-z0-9+/]/;

/** Boletas that chefs give. A chef sees and gives their own; administrators read all. */
@Injectable()
export class BoletasService {
  constructor(
    private readonly em: EntityManager,
    private readonly agenda: Agenda,
    private readonly payouts: PayoutsRepository,
    private readonly papers: PrivatePapers,
  ) {}

  /**
   * Keeps a chef's boleta for an own evening that is due or paid. Until it was paid another one takes its place.
   * @param data the PDF as a data URL
   * @throws EveningNotFoundError also for another chef's evening, BoletaTooSoonError, BoletaGivenError, NotAPdfFieldError,
   * PaperTooLargeError, NotAPdfError, DamagedPdfError
   */
  async give(eveningId: number, chefId: number, number: number, data: string): Promise<void> {
    // Refused before the PDF is opened, and looked at again once the evening is locked.
    await this.refuse(this.em.fork(), eveningId, chefId);
    const base64 = data.slice(HEAD.length).replace(/={1,2}$/, '');
    if (!data.startsWith(HEAD) || base64 === '' || STRAY.test(base64)) throw new NotAPdfFieldError();
    const paperId = await this.papers.keepPdf(Buffer.from(base64, 'base64'));
    await this.em.fork().transactional(async (em) => {
      const evening = await this.agenda.lock(eveningId);
      await em.populate(evening, ['chef']);
      const known = await this.refuse(em, eveningId, chefId);
      const paper = em.getReference(PrivatePaper, paperId);
      // The former file is removed with the papers that nothing names.
      if (known) Object.assign(known, { number, paper });
      else em.persist(new Boleta(evening, number, paper));
      await em.flush();
    });
  }

  /**
   * The PDF of an evening's boleta, for its chef.
   * @throws BoletaNotFoundError also for another chef's, PaperMissingError
   */
  ofChef(eveningId: number, chefId: number): Promise<HandedOut> {
    return this.handOut({ evening: eveningId, chef: chefId });
  }

  /**
   * The same for administrators.
   * @throws BoletaNotFoundError, PaperMissingError
   */
  forStaff(eveningId: number): Promise<HandedOut> {
    return this.handOut({ evening: eveningId });
  }

  private async handOut(which: { evening: number; chef?: number }): Promise<HandedOut> {
    const boleta = await this.em.fork().findOne(Boleta, which);
    if (!boleta) throw new BoletaNotFoundError();
    return this.papers.handOut(boleta.paper.id, `boleta-${boleta.number}`);
  }

  /**
   * @returns the boleta that there is
   * @throws EveningNotFoundError, BoletaTooSoonError, BoletaGivenError
   */
  private async refuse(em: EntityManager, eveningId: number, chefId: number): Promise<Boleta | null> {
    const part = await this.payouts.part(eveningId, em);
    if (part?.chef_id !== chefId) throw new EveningNotFoundError();
    if (part.state !== 'due' && part.state !== 'paid') throw new BoletaTooSoonError();
    const known = await em.findOne(Boleta, { evening: eveningId }, { refresh: true });
    if (known && part.state === 'paid') throw new BoletaGivenError();
    return known;
  }
}
