import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { JsonText } from '../../../platform/http/written-json.js';
import type { Shown } from '../../files/index.js';
import type { DocumentKind, MadeDocument } from './document-kind.js';
import { DocumentsRepository } from './documents.repository.js';

/** A record that a statement found, with its document if there is one that counts. */
interface Found<Told> {
  id: number;
  body: JsonText<Told> | null;
}

/** Documents that are written by one statement at the most. */
const BATCH = 100;

/** Letters of documents that wait to be written. What is more than that is made again by whoever reads it next. */
const MOST_LETTERS = 4_000_000;

/**
 * Reads documents, makes those that are missing, and keeps them for whoever asks next. They are written after the answer, a batch at a time:
 * nobody waits for that, and nothing is lost where it fails.
 */
@Injectable()
export class Documents implements BeforeApplicationShutdown {
  private readonly logger = new Logger(Documents.name);
  private readonly waiting = new Map<string, MadeDocument<unknown>>();
  private letters = 0;
  private writing: Promise<void> | undefined;

  constructor(
    private readonly em: EntityManager,
    private readonly documents: DocumentsRepository,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    await this.written();
  }

  /** Resolves when what was made until now is written. */
  async written(): Promise<void> {
    await this.writing;
  }

  /** The documents of what was found, in its order. What has gone since it was found is left out. */
  async complete<Row extends object>(
    kind: DocumentKind<Row>,
    found: readonly Found<Shown<Row>>[],
  ): Promise<JsonText<Shown<Row>>[]> {
    const lacking = found.filter(({ body }) => body === null).map(({ id }) => id);
    const made = new Map(
      lacking.length > 0 ? (await this.make(kind, lacking)).map(({ id, body }) => [id, body]) : undefined,
    );
    return found.map(({ id, body }) => body ?? made.get(id)).filter((body) => body !== undefined);
  }

  private async make<Row extends object>(
    kind: DocumentKind<Row>,
    ids: readonly number[],
  ): Promise<MadeDocument<Shown<Row>>[]> {
    const documents = await kind.make(this.em, ids);
    for (const document of documents) this.keep(document);
    return documents;
  }

  private keep(document: MadeDocument<unknown>): void {
    const key = `${document.kind} ${document.id}`;
    const letters = this.letters + document.body.length - (this.waiting.get(key)?.body.length ?? 0);
    if (letters > MOST_LETTERS) return;
    this.waiting.set(key, document);
    this.letters = letters;
    this.writing ??= this.writeAll();
  }

  private async writeAll(): Promise<void> {
    try {
      // What is made for the same answer is written with it.
      await new Promise(setImmediate);
      while (this.waiting.size > 0) await this.documents.write(this.next());
    } catch (error) {
      this.waiting.clear();
      this.letters = 0;
      this.logger.warn({ err: error }, 'documents are not kept');
    } finally {
      this.writing = undefined;
    }
  }

  /** The next batch, always in one order: two processes that write the same documents do not wait for each other. */
  private next(): MadeDocument<unknown>[] {
    const batch = [...this.waiting].slice(0, BATCH);
    for (const [key, { body }] of batch) {
      this.waiting.delete(key);
      this.letters -= body.length;
    }
    return batch.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, document]) => document);
  }
}
