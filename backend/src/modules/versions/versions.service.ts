import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { restoring } from '../../platform/audit/author.js';
import { StaleVersionError } from '../../platform/database/versioned.entity.js';
import { inputValidation } from '../../platform/http/validation.pipe.js';
import { ImageDto } from '../files/index.js';
import { fieldsOf, formOf, isPictureId, picturesOf, withPictures, type KeptForm } from './form-of.js';
import type { FieldNote, KeptKind, KeptRow, KindName } from './kept-kind.js';
import { VersionKeeper } from './version-keeper.js';
import type { ComparedVersionDto, ListedVersionDto, RestoreVersionDto, VersionDto } from './versions.dto.js';
import { CannotRestoreError, UnknownFieldError, VersionNotFoundError } from './versions.errors.js';
import { VersionsRepository } from './versions.repository.js';

/** A version of a record, by its kind, id and number. */
interface VersionKey {
  kind: KindName;
  id: number;
  number: number;
}

const PICTURE_GONE = 'La imagen ya no existe.';

/** Versions of records: what they were after each save, compared with what they are, and restored through their services. */
@Injectable()
export class Versions {
  private readonly kinds = new Map<KindName, KeptKind>();
  private readonly validation = inputValidation();

  constructor(
    private readonly em: EntityManager,
    private readonly versions: VersionsRepository,
    private readonly keeper: VersionKeeper,
  ) {}

  /** Declares a kind of record. Call it before the start. */
  keep<Row extends KeptRow, Form extends object>(kind: KeptKind<Row, Form>): void {
    // The rows and forms of a kind come from that kind alone.
    const kept = kind as unknown as KeptKind;
    this.kinds.set(kind.name, kept);
    this.keeper.watch(kept);
  }

  /**
   * Says what a transaction has just read of a record for its answer: as the kind's `read`, or more. Then a version of it needs
   * no reading of its own.
   */
  know(em: EntityManager, kind: KindName, row: KeptRow): void {
    this.keeper.know(em, kind, row);
  }

  /** The declared kinds. */
  get all(): KeptKind[] {
    return [...this.kinds.values()];
  }

  /** The versions of a record, newest first. None for a record that was never saved since versions are kept. */
  list(kind: KindName, id: number): Promise<ListedVersionDto[]> {
    this.kindFor(kind);
    return this.versions.all(this.em, { kind, id });
  }

  /**
   * A version beside what the record is, and what would have to be said of restoring it.
   * @throws VersionNotFoundError
   */
  async compare(key: VersionKey): Promise<ComparedVersionDto> {
    const kind = this.kindFor(key.kind);
    const { form, ...version } = await this.find(key);
    const row = await this.current(kind, key);
    const now = formOf(kind, row);
    const known = new Map(
      (await this.versions.pictures(this.em, [...picturesOf(form), ...picturesOf(now)])).map((image) => [
        image.id,
        ImageDto.from(image),
      ]),
    );
    return {
      ...version,
      values: withPictures(form, known),
      current: withPictures(now, known),
      seen: row.version,
      notes: await this.notes(kind, key.id, form, new Set(known.keys())),
    };
  }

  /**
   * Makes fields of a record what they were, through the service and the rules of its form. It is a save like any other, and
   * so a new version.
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
    const notes = await this.notes(kind, key.id, form, new Set(pictures.map(({ id }) => id)));
    const refused = notes.filter(({ field, blocks }) => blocks && fields.includes(field));
    if (refused.length > 0) throw new CannotRestoreError(refused.map(({ field, msg }) => ({ field, msg })));
    const restored = Object.fromEntries(fields.map((name) => [name, form[name]]));
    const body: object = {
      ...formOf(kind, now),
      ...restored,
      ...kind.complete?.(now),
      version: seen,
    };
    const checked = (await this.validation.transform(body, { type: 'body', metatype: kind.form })) as object;
    await this.keeper.restoring.run(key.number, () => restoring(() => kind.save(key.id, checked)));
  }

  private kindFor(name: KindName): KeptKind {
    const kind = this.kinds.get(name);
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

  private async notes(kind: KeptKind, id: number, form: KeptForm, pictures: Set<number>): Promise<FieldNote[]> {
    const isGone = (value: unknown): boolean => isPictureId(value) && !pictures.has(value.id);
    const gone = Object.entries(form).filter(([, value]) => [value].flat().some(isGone));
    const said = gone.map(([field]): FieldNote => ({ field, msg: PICTURE_GONE, blocks: true }));
    return [...said, ...((await kind.notes?.(this.em.fork(), id, form)) ?? [])];
  }
}
