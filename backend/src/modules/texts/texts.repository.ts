import { Injectable } from '@nestjs/common';
import { EntityManager, EntityRepository } from '@mikro-orm/postgresql';
import { expressionBuilder } from 'kysely';
import { statement, type Placeholders } from '../../platform/database/statement.js';
import { moment, tables, type Tables } from '../../platform/database/tables.js';
import { TextVersion } from './text-version.entity.js';
import type { TextDocument } from './text-document.js';
import type { TextName } from './text-names.js';

/** A stored version. */
export interface KeptVersion {
  number: number;
  document: TextDocument;
  /** When it was published. */
  at: string;
  who: string | null;
  is_original: boolean;
}

const { ref } = expressionBuilder<Tables, 'text_version'>();

/** A version without its words. */
const ABOUT = ['number', moment(ref('created_at')).as('at'), 'who', 'is_original'] as const;
const VERSION = [...ABOUT, 'document'] as const;
const newest = statement(({ text }: Placeholders<{ text: TextName }>) =>
  tables.selectFrom('text_version').select(VERSION).where('text', '=', text).orderBy('number', 'desc').limit(1),
);
const one = statement(({ text, number }: Placeholders<{ text: TextName; number: number }>) =>
  tables.selectFrom('text_version').select(VERSION).where('text', '=', text).where('number', '=', number),
);
const all = statement(({ text }: Placeholders<{ text: TextName }>) =>
  tables.selectFrom('text_version').select(ABOUT).where('text', '=', text).orderBy('number', 'desc'),
);

/** Versions of the texts in the database. */
@Injectable()
export class TextsRepository extends EntityRepository<TextVersion> {
  constructor(protected override readonly em: EntityManager) {
    super(em, TextVersion);
  }

  /** The newest version of a text. Undefined while nobody changed it or agreed to it. */
  async newest(text: TextName): Promise<KeptVersion | undefined> {
    return (await newest.first(this.em, { text })) as KeptVersion | undefined;
  }

  async one(text: TextName, number: number): Promise<KeptVersion | undefined> {
    return (await one.first(this.em, { text, number })) as KeptVersion | undefined;
  }

  /** Every version of a text without its words, newest first. */
  all(text: TextName) {
    return all.rows(this.em, { text });
  }
}
