import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { DOCUMENT_NAMES } from './money-kinds.js';
import { DocumentNotedError, DocumentNotFoundError } from './money.errors.js';
import { MoneyWork } from './money-work.js';
import { SaleDocument, type DocumentFacts } from './sale-document.entity.js';

/** What staff note of boletas and facturas, which are made elsewhere. */
@Injectable()
export class SaleDocumentsService {
  constructor(
    private readonly em: EntityManager,
    private readonly work: MoneyWork,
  ) {}

  /**
   * Notes one for an evening. Noted again for the same one, nothing changes.
   * @throws EveningNotFoundError, DocumentNotedError
   */
  note(eveningId: number, facts: DocumentFacts): Promise<void> {
    return this.work.withEvening(eveningId, async ({ em, evening }) => {
      const { kind, number } = facts;
      const noted = await em.findOne(SaleDocument, { kind, number });
      if (noted?.evening.id === eveningId) return;
      if (noted) throw new DocumentNotedError(`La ${DOCUMENT_NAMES[kind].toLocaleLowerCase('es')} ${number}`);
      await em.persist(new SaleDocument(evening, facts)).flush();
    });
  }

  /**
   * Takes away one that was noted by mistake.
   * @throws DocumentNotFoundError
   */
  remove(id: number): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const document = await em.findOne(SaleDocument, { id });
      if (!document) throw new DocumentNotFoundError();
      await em.remove(document).flush();
    });
  }
}
