import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { lockForTransaction } from '../../platform/database/lock.js';
import { StaleVersionError } from '../../platform/database/versioned.entity.js';
import { todayInChile } from '../../platform/http/value/day.js';
import { documentOf } from './check-document.js';
import { ORIGINALS, ORIGINALS_DAY } from './originals/index.js';
import type { TextDocument } from './text-document.js';
import { TextVersion } from './text-version.entity.js';
import type { TextName } from './text-names.js';
import type { ShownTextDto } from './texts.dto.js';
import { TextVersionNotFoundError } from './texts.errors.js';
import { TextsRepository, type KeptVersion } from './texts.repository.js';

/** The text that the site shows now. */
export interface CurrentText extends Omit<KeptVersion, 'at'> {
  /** The day of this version in Chile. */
  day: string;
  /** When it was published; null for an original that is not stored yet. */
  at: string | null;
  /** Whether the database has this version. */
  isKept: boolean;
}

/**
 * The texts of the site: their present content and their versions. An unchanged text is the original of this release. A
 * release that changes an original makes a new version.
 */
@Injectable()
export class Texts {
  constructor(
    private readonly em: EntityManager,
    private readonly texts: TextsRepository,
  ) {}

  /** The present content of a text. */
  async current(text: TextName): Promise<CurrentText> {
    const newest = await this.texts.newest(text);
    const document = ORIGINALS[text];
    if (newest && (!newest.is_original || isDeepStrictEqual(newest.document, document))) return shown(newest);
    const number = (newest?.number ?? 0) + 1;
    return { number, document, day: ORIGINALS_DAY, at: null, who: null, is_original: true, isKept: false };
  }

  /** A text as pages show it. */
  async shown(text: TextName): Promise<ShownTextDto> {
    const { number, day, document } = await this.current(text);
    return { text, number, day, document };
  }

  /**
   * What a version says.
   * @throws TextVersionNotFoundError
   */
  async version(text: TextName, number: number): Promise<ShownTextDto> {
    const { day, document } = await this.find(text, number);
    return { text, number, day, document };
  }

  /** The present content of a text, stored now because somebody agrees to it. Runs in the transaction of `em`. */
  async keep(text: TextName): Promise<CurrentText> {
    const seen = await this.current(text);
    if (seen.isKept) return seen;
    await lockForTransaction(this.em, 'text', text);
    return this.keepOriginal(text);
  }

  /**
   * Publishes new words.
   * @param number the version that was changed
   * @throws TextRefusedError, StaleVersionError
   */
  async publish(text: TextName, json: string, number: number | null, who: string): Promise<void> {
    const document = documentOf(text, json);
    await this.add(text, number, { document, who, isOriginal: false });
  }

  /**
   * Shows the product's original again. The text then follows the product's releases.
   * @throws StaleVersionError
   */
  reset(text: TextName, number: number, who: string): Promise<void> {
    return this.add(text, number, { document: ORIGINALS[text], who, isOriginal: true });
  }

  /**
   * Publishes an older version, checked by today's rules.
   * @param number the version that is shown now
   * @throws TextVersionNotFoundError, TextRefusedError, StaleVersionError
   */
  async restore(text: TextName, from: number, number: number, who: string): Promise<void> {
    const { document } = await this.find(text, from);
    await this.publish(text, JSON.stringify(document), number, who);
  }

  private async add(
    text: TextName,
    number: number | null,
    written: { document: TextDocument; who: string; isOriginal: boolean },
  ): Promise<void> {
    await this.em.transactional(async (em) => {
      await lockForTransaction(em, 'text', text);
      const current = await this.keepOriginal(text);
      if (number !== null && number !== current.number) throw new StaleVersionError();
      // Saving the same content makes no new version: a second press changes nothing.
      if (written.isOriginal === current.is_original && isDeepStrictEqual(current.document, written.document)) return;
      await em.persist(new TextVersion(text, { ...written, number: current.number + 1 })).flush();
    });
  }

  /** The present version, which is stored afterwards. The text must be locked. */
  private async keepOriginal(text: TextName): Promise<CurrentText> {
    const current = await this.current(text);
    if (current.isKept) return current;
    const { number, document } = current;
    const original = new TextVersion(text, { number, document, who: null, isOriginal: true });
    original.createdAt = new Date(`${ORIGINALS_DAY}T12:00:00Z`);
    await this.em.persist(original).flush();
    return { ...current, isKept: true };
  }

  private async find(text: TextName, number: number): Promise<CurrentText> {
    const kept = await this.texts.one(text, number);
    if (kept) return shown(kept);
    const current = await this.current(text);
    if (current.number !== number) throw new TextVersionNotFoundError();
    return current;
  }
}

const shown = (version: KeptVersion): CurrentText => ({
  ...version,
  day: todayInChile(new Date(version.at)),
  isKept: true,
});
