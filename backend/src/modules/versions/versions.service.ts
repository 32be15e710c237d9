import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { restoring } from '../../platform/audit/author.js';
import { StaleVersionError } from '../../platform/database/versioned.entity.js';
import { inputValidation } from '../../platform/http/validation.pipe.js';
import { ImageDto } from '../files/index.js';
import { fieldsOf, formOf, isPictureId, picturesOf, withPictures, type KeptForm } from './form-of.js';
import type { KeptKind, KeptRow, KindName } from './kept-kind.js';
import { VersionKeeper } from './version-keeper.js';
import type {
  ComparedVersionDto,
  FieldNoteDto,
  ListedVersionDto,
  RestoreVersionDto,
  VersionDto,
} from './versions.dto.js';
import { CannotRestoreError, UnknownFieldError, VersionNotFoundError } from './versions.errors.js';
import { VersionsRepository } from './versions.repository.js';

interface VersionKey {
  kind: KindName;
  id: number;
  number: number;
}

/** Versions of records: what they were after each save, compared with what they are, and restored through their services. */
@Injectable()
export class Versions {
  private readonly validation = inputValidation();

  constructor(
    private readonly em: EntityManager,
    private readonly versions: VersionsRepository,
    private readonly keeper: VersionKeeper,
  ) {}

  /** Declares a kind of record. Call it before the start. */
  keep<Row extends KeptRow, Form extends object>(kind: KeptKind<Row, Form>): void {
    this.keeper.kinds.set(kind.entity, kind);
  }

  /** Says what a transaction has just read of a record for its answer (`VersionKeeper.know`). */
  know(em: EntityManager, kind: KindName, row: KeptRow): void {
    this.keeper.know(em, kind, row);
  }

  get all(): KeptKind[] {
    return [...this.keeper.kinds.values()];
  }

  /** The versions of a record, newest first. */
  list(kind: KindName, id: number): Promise<ListedVersionDto[]> {
    this.kindFor(kind);
    return this.versions.all(this.em, { kind, id });
  }

  /** A version beside what the record is, with notes about restoring it. @throws VersionNotFoundError */
  async compare(key: VersionKey): Promise<ComparedVersionDto> {
    const kind = this.kindFor(key.kind);
    const { form, ...version } = await this.find(key);
    const row = await this.current(kind, key);
    const now = formOf(kind, row);
    const pictures = await this.versions.pictures(this.em, [...picturesOf(form), ...picturesOf(now)]);
    const known = new Map(pictures.map((image) => [image.id, ImageDto.from(image)]));
    return {
      ...version,
      values: withPictures(form, known),
      current: withPictures(now, known),
      seen: row.version,
      notes: await this.notes(kind, key.id, form, known),
    };
  }

  /**
   * Makes fields of a record what they were, through the service and the rules of its form: a save and a new version.
   * @throws VersionNotFoundError, UnknownFieldError, StaleVersionError, CannotRestoreError, and what the service throws
   */
  async restore(key: VersionKey, { fields, seen }: RestoreVersionDto): Promise<void> {
    const kind = this.kindFor(key.kind);
    const { form } = await this.find(key);
    const unknown = fields.find((name) => !(name in form) || !fieldsOf(kind).includes(name));
    if (unknown !== undefined) throw new UnknownFieldError(unknown);
    const now = await this.current(kind, key);
    if (now.version !== seen) throw new StaleVersionError();
    const pictures = await this.versions.pictures(this.em, picturesOf(form));
    const notes = await this.notes(kind, key.id, form, new Map(pictures.map((image) => [image.id, image])));
    const refused = notes.filter(({ field, blocks }) => blocks && fields.includes(field));
    if (refused.length > 0) throw new CannotRestoreError(refused.map(({ field, msg }) => ({ field, msg })));
    const restored = Object.fromEntries(fields.map((name) => [name, form[name]]));
    const body: object = { ...formOf(kind, now), ...restored, ...kind.complete?.(now), version: seen };
    const checked = (await this.validation.transform(body, { type: 'body', metatype: kind.form })) as object;
    await this.keeper.restoring.run(key.number, () => restoring(() => kind.save(key.id, checked)));
  }

  private kindFor(name: KindName): KeptKind {
    const kind = this.all.find((one) => one.name === name);
    if (!kind) throw new VersionNotFoundError();
    return kind;
  }

  private async find(key: VersionKey): Promise<VersionDto & { form: KeptForm }> {
    const version = await this.versions.one(this.em, key, key.number);
    if (!version) throw new VersionNotFoundError();
    return version;
  }

  private async current(kind: KeptKind, { id }: VersionKey): Promise<KeptRow> {
    const row = await kind.read(this.em, id);
    if (!row) throw new VersionNotFoundError();
    return row;
  }

  private async notes(
    kind: KeptKind,
    id: number,
    form: KeptForm,
    pictures: ReadonlyMap<number, object>,
  ): Promise<FieldNoteDto[]> {
    const isGone = (value: unknown): boolean => isPictureId(value) && !pictures.has(value.id);
    const gone = Object.entries(form).filter(([, value]) => [value].flat().some(isGone));
    const notes = gone.map(([field]) => ({ field, msg: 'La imagen ya no existe.', blocks: true }));
    return [...notes, ...((await kind.notes?.(this.em.fork(), id, form)) ?? [])];
  }
}
