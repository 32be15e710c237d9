import { Injectable } from '@nestjs/common';
import { CreateRequestContext } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { noteDone } from '../../platform/audit/audit.repository.js';
import { onField, paperBytes, PrivatePaper, PrivatePapers, type HandedOut } from '../files/index.js';
import { EveningMoneyRepository } from './evening-money.repository.js';
import { DOCUMENT_NAMES } from './money-kinds.js';
import { DocumentNotedError, DocumentNotFoundError } from './money.errors.js';
import { MoneyLocks } from './money-locks.js';
import { SaleDocument, type DocumentFacts } from './sale-document.entity.js';

/** What staff note of boletas and facturas, which are made elsewhere, with their PDFs. */
@Injectable()
export class SaleDocumentsService {
  constructor(
    private readonly em: EntityManager,
    private readonly locks: MoneyLocks,
    private readonly reads: EveningMoneyRepository,
    private readonly papers: PrivatePapers,
  ) {}

  /**
   * Notes one for an evening. Noted again for the same one, nothing changes.
   * @throws EveningNotFoundError, DocumentNotedError
   */
  note(eveningId: number, facts: DocumentFacts): Promise<void> {
    return this.locks.withEvening(eveningId, async ({ evening }) => {
      const { kind, number } = facts;
      const noted = await this.em.findOne(SaleDocument, { kind, number });
      if (noted?.evening.id === eveningId) return;
      if (noted) throw new DocumentNotedError(`La ${DOCUMENT_NAMES[kind].toLocaleLowerCase('es')} ${number}`);
      await this.em.persist(new SaleDocument(evening, facts)).flush();
    });
  }

  /**
   * Attaches the PDF of one, in place of the former. Its file is removed with the papers that nothing names.
   * @param data the PDF as a data URL
   * @throws DocumentNotFoundError, and what paperBytes and PrivatePapers.keepPdf throw
   */
  @CreateRequestContext()
  async attach(id: number, data: string): Promise<void> {
    // Refused before the PDF is opened, and looked at again afterwards.
    await this.find(id);
    const paperId = await this.papers
      .keepPdf(paperBytes(data, 'data'), `sale document ${id}`)
      .catch((error: unknown) => {
        throw onField(error, 'data');
      });
    await this.em.fork().transactional(async () => {
      const document = await this.find(id);
      const name = `${DOCUMENT_NAMES[document.kind]} ${document.number}`;
      await noteDone(this.em, { action: 'upload', kind: 'sale_document', id, name });
      document.paper = this.em.getReference(PrivatePaper, paperId);
    });
  }

  /**
   * The PDF of one.
   * @param evening only if it is of this one
   * @throws DocumentNotFoundError also where it has none or the client's data are blocked, PaperMissingError
   */
  async handOut(id: number, evening?: number): Promise<HandedOut> {
    const found = await this.reads.documentPaper(id);
    if (!found?.paper || (evening !== undefined && found.evening !== evening)) throw new DocumentNotFoundError();
    return this.papers.handOut(found.paper, `${found.kind}-${found.number}`);
  }

  /**
   * Takes away one that was noted by mistake.
   * @throws DocumentNotFoundError
   */
  remove(id: number): Promise<void> {
    return this.em.fork().transactional(async () => void this.em.remove(await this.find(id)));
  }

  /** @throws DocumentNotFoundError */
  private async find(id: number): Promise<SaleDocument> {
    const document = await this.em.findOne(SaleDocument, { id });
    if (!document) throw new DocumentNotFoundError();
    return document;
  }
}
