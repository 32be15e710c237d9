import { randomUUID } from 'node:crypto';
import { type Opt } from '@mikro-orm/core';
import { Check, Entity, Enum, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { unaudited } from '../../platform/audit/marks.js';

/** The media types of private papers, with the endings of their files. */
export const PAPER_ENDINGS = { 'application/pdf': 'pdf', 'image/webp': 'webp' } as const;
export type PaperType = keyof typeof PAPER_ENDINGS;
const PAPER_TYPES = Object.keys(PAPER_ENDINGS) as PaperType[];

/** The folder of their files in the store. Nothing in it is served under an address. */
export const PRIVATE_FOLDER = 'private';

/** Largest upload of a paper, in bytes. */
export const MAX_PAPER_BYTES = 5 * 1024 * 1024;

/** A body with one of them in base64, in MB. */
export const PAPER_BODY_MB = 7;

/** An uploaded paper that only some people may read: a proof of a transfer, a boleta. The record that names it has the line of the log. */
@Entity({ comment: unaudited('a file: the record that names it has the line') })
@Check({ name: 'private_paper_bytes_check', expression: 'bytes > 0' })
export class PrivatePaper {
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;

  @Property({ type: 'Date', defaultRaw: 'now()' })
  createdAt: Opt<Date> = new Date();

  /** The file's key in the store: random, so that nobody can guess it. */
  @Property({ type: 'string', length: 60 })
  @Unique()
  key: string;

  @Enum({ items: () => PAPER_TYPES, type: 'string' })
  type: PaperType;

  /** Length of the file. */
  @Property({ type: 'integer' })
  bytes: number;

  constructor(type: PaperType, bytes: number) {
    this.key = `${PRIVATE_FOLDER}/${randomUUID()}.${PAPER_ENDINGS[type]}`;
    this.type = type;
    this.bytes = bytes;
  }
}
