import { Injectable } from '@nestjs/common';
import { CreateRequestContext } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Agenda, EveningNotFoundError } from '../agenda/index.js';
import { noteDone } from '../../platform/audit/audit.repository.js';
import { onField, paperBytes, PrivatePaper, PrivatePapers, type HandedOut } from '../files/index.js';
import { Boleta } from './boleta.entity.js';
import { BoletaGivenError, BoletaNotFoundError, BoletaTooSoonError } from './payouts.errors.js';
import { PayoutsRepository } from './payouts.repository.js';

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
   * @throws EveningNotFoundError also for another chef's evening, BoletaTooSoonError, BoletaGivenError,
   * and what paperBytes and PrivatePapers.keepPdf throw
   */
  @CreateRequestContext()
  async give(eveningId: number, chefId: number, number: number, data: string): Promise<void> {
    // Refused before the PDF is opened, and looked at again once the evening is locked.
    await this.refuse(eveningId, chefId);
    const paperId = await this.papers.keepPdf(paperBytes(data, 'data'), `chef ${chefId}`).catch((error: unknown) => {
      throw onField(error, 'data');
    });
    await this.em.fork().transactional(async () => {
      const evening = await this.agenda.lock(eveningId);
      await this.em.populate(evening, ['chef']);
      const known = await this.refuse(eveningId, chefId);
      const paper = this.em.getReference(PrivatePaper, paperId);
      // The former file is removed with the papers that nothing names.
      if (known) {
        // With the same number no line would say so.
        await noteDone(this.em, { action: 'upload', kind: 'boleta', id: known.id, name: `Boleta ${number}` });
        known.replace(number, paper);
      } else this.em.persist(new Boleta(evening, number, paper));
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
   * @throws BoletaNotFoundError also where a former chef of the evening gave it, PaperMissingError
   */
  forStaff(eveningId: number): Promise<HandedOut> {
    return this.handOut({ evening: eveningId });
  }

  private async handOut(which: { evening: number; chef?: number }): Promise<HandedOut> {
    const boleta = await this.em.fork().findOne(Boleta, which, { populate: ['evening'] });
    // What a former chef of the evening gave is not the present one's.
    if (!boleta || boleta.chef?.id !== boleta.evening.chef?.id) throw new BoletaNotFoundError();
    return this.papers.handOut(boleta.paper.id, `boleta-${boleta.number}`);
  }

  /**
   * @returns the boleta that there is
   * @throws EveningNotFoundError, BoletaTooSoonError, BoletaGivenError
   */
  private async refuse(eveningId: number, chefId: number): Promise<Boleta | null> {
    const part = await this.payouts.part(eveningId);
    if (part?.chef_id !== chefId) throw new EveningNotFoundError();
    if (part.state !== 'due' && part.state !== 'paid') throw new BoletaTooSoonError();
    const known = await this.em.findOne(Boleta, { evening: eveningId }, { refresh: true });
    if (known?.chef?.id === chefId && part.state === 'paid') throw new BoletaGivenError();
    return known;
  }
}
