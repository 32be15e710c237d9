import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Readable } from 'node:stream';
import { ImageMaker } from '../../platform/images/image-maker.js';
import { countWithin } from '../../platform/database/strict-counts.js';
import { formatOf } from '../../platform/images/image-format.js';
import { isPdf, openPdf } from '../../platform/papers/pdf.js';
import { NotAPdfError } from '../../platform/papers/pdf.errors.js';
import { Storage } from '../../platform/storage/storage.js';
import { NotAPaperError, PaperMissingError, PapersOfDayError, PaperTooLargeError } from './files.errors.js';
import { MAX_PAPER_BYTES, PAPER_ENDINGS, PrivatePaper, type PaperType } from './private-paper.entity.js';
import { PrivatePapersRepository } from './private-papers.repository.js';

/** Most files that are opened for one thing within a day: an evening's proofs, a chef's boletas, or a boleta or factura. */
const MOST_A_DAY = 30;

/** A picture of a paper is kept as wide as it can be read on a large screen. */
const PICTURE = { widths: [1_600] };

/** A paper as it is handed out: as an attachment, and to nobody else than who asked. */
export interface HandedOut {
  type: PaperType;
  /** Its name, with the right ending. */
  name: string;
  bytes: number;
  content: Readable;
}

/**
 * Papers that only some people may read. Each is opened before it is kept; a picture is re-encoded. Its file has no address: who may
 * read it asks the module whose record names it.
 *
 * A row is committed before its file is stored and removed before it, as for pictures. One that no record names is removed after a day.
 */
@Injectable()
export class PrivatePapers {
  constructor(
    private readonly em: EntityManager,
    private readonly papers: PrivatePapersRepository,
    private readonly storage: Storage,
    private readonly maker: ImageMaker,
  ) {}

  /**
   * Keeps an uploaded PDF. It uses its own connection, so it stays when the caller's transaction fails.
   * @param of what the paper is for, as files of a day are counted
   * @returns the id of the paper
   * @throws PaperTooLargeError, NotAPdfError, DamagedPdfError, PapersOfDayError, and what Storage.put throws
   */
  async keepPdf(bytes: Buffer, of: string): Promise<number> {
    refuseLarge(bytes);
    if (!isPdf(bytes)) throw new NotAPdfError();
    await this.count(of);
    await openPdf(bytes);
    return this.store('application/pdf', bytes);
  }

  /**
   * The same for a PDF or a picture.
   * @throws PaperTooLargeError, NotAPaperError, DamagedPdfError, PapersOfDayError, and what ImageMaker.make and Storage.put throw
   */
  async keep(bytes: Buffer, of: string): Promise<number> {
    refuseLarge(bytes);
    if (isPdf(bytes)) return this.keepPdf(bytes, of);
    if (!formatOf(bytes)) throw new NotAPaperError();
    await this.count(of);
    const { files } = await this.maker.make(bytes, PICTURE);
    const made = files.find(({ type }) => type === 'image/webp');
    if (!made) throw new NotAPaperError();
    return this.store('image/webp', made.bytes);
  }

  /**
   * A paper for somebody who may read it.
   * @param name of the file for them, without an ending
   * @throws PaperMissingError
   */
  async handOut(id: number, name: string): Promise<HandedOut> {
    const paper = await this.em.fork().findOne(PrivatePaper, { id });
    if (!paper || !(await this.storage.exists(paper.key))) throw new PaperMissingError();
    const { type, bytes, key } = paper;
    return { type, bytes, name: `${name}.${PAPER_ENDINGS[type]}`, content: await this.storage.read(key) };
  }

  /** Removes a paper at once that its record was not written for, rather than after a day. */
  async drop(id: number): Promise<void> {
    const key = await this.papers.delete(id);
    if (key !== undefined) await this.storage.remove(key);
  }

  /** Removes papers that were kept before a moment and that no record names. */
  async removeUnused(before: Date): Promise<void> {
    for (const key of await this.papers.deleteUnused(before)) await this.storage.remove(key);
  }

  /**
   * Opening takes a process or a decoder: a file that is refused counts as well, so that one link opens no endless number of them.
   * @throws PapersOfDayError
   */
  private async count(of: string): Promise<void> {
    if (!(await countWithin(this.em.fork(), [{ key: `papers ${of}`, most: MOST_A_DAY }]))) throw new PapersOfDayError();
  }

  private async store(type: PaperType, bytes: Buffer): Promise<number> {
    const paper = new PrivatePaper(type, bytes.length);
    await this.em.fork().persist(paper).flush();
    await this.storage.put(paper.key, bytes, type);
    return paper.id;
  }
}

/** @throws PaperTooLargeError */
function refuseLarge({ length }: Buffer): void {
  if (length > MAX_PAPER_BYTES) throw new PaperTooLargeError();
}
