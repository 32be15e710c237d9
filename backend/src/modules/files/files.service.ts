import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { ImageMaker } from '../../platform/images/image-maker.js';
import type { ProcessedImage } from '../../platform/images/process-image.js';
import { Storage } from '../../platform/storage/storage.js';
import { pictureBytes } from './data-url.js';
import {
  FileTooLargeError,
  ImageGoneError,
  ImageMissingError,
  onField,
  UnreadableImageDataError,
  WrongImageKindError,
} from './files.errors.js';
import { FilesRepository, type KindRow, type Picture } from './files.repository.js';
import type { ImageInputDto } from './image-input.dto.js';
import { contentOf, keyOf, type ImageContent } from './image-keys.js';
import type { ImageRow } from './image.dto.js';
import type { ImageKind } from './image.entity.js';
import { IMAGE_RULES } from './image-rules.js';

const MB = 1024 * 1024;
const UNNAMED = 'imagen';

/** An image of a form, what it is for, and in which field it is. */
interface ImageInField {
  input: ImageInputDto;
  kind: ImageKind;
  /** To mark it when the image is refused: 'gallery.0'. */
  field: string;
}

/** An uploaded image of a form, what it is for, and in which field it is. */
export interface UploadedImage {
  id: number;
  kind: ImageKind;
  field: string;
}

/**
 * Images: every picture enters through one function here, and is removed here.
 *
 * A row is committed before its files are stored and removed after them, so that wherever a process dies there is no
 * file without a row. A row without use is removed after a day.
 */
@Injectable()
export class FilesService {
  private readonly maxBytes: number;

  constructor(
    private readonly images: FilesRepository,
    private readonly storage: Storage,
    private readonly maker: ImageMaker,
    env: Env,
  ) {
    this.maxBytes = env.UPLOAD_MAX_MB * MB;
  }

  /**
   * Checks, processes and stores a picture. Equal bytes for the same use are processed once and share their files. It
   * uses its own connection, so the upload stays when the caller's transaction fails.
   * @param name name of the file, for messages
   * @throws FileTooLargeError, and what ImageMaker.make and Storage.put throw
   */
  async upload(bytes: Buffer, kind: ImageKind, name: string): Promise<ImageRow> {
    if (bytes.length > this.maxBytes) throw new FileTooLargeError(name);
    const content = await contentOf(bytes, kind);
    let made: ProcessedImage | undefined;
    const process = async (): Promise<ProcessedImage> => (made ??= await this.maker.make(bytes, IMAGE_RULES[kind]));
    const picture = (await this.findStored(content)) ?? describe(content, await process());
    const row = await this.images.add(content, picture);
    try {
      await this.storeMissing(content, row, process);
    } catch (error) {
      await this.removeUnused([row.id]);
      throw error;
    }
    return row;
  }

  /** An upload of somebody at the screen, or of a form: the log says who and what for, and no name of a file. */
  async take(bytes: Buffer, kind: ImageKind, name: string): Promise<ImageRow> {
    const row = await this.upload(bytes, kind, name);
    await this.images.noteUpload(row.id, kind);
    return row;
  }

  /**
   * The id of the image in a form's field: one uploaded before, or a new one that is uploaded here.
   * @param field name of the field, to mark it when the image is refused ('gallery.0')
   * @throws ImageMissingError, ImageGoneError, WrongImageKindError, UnreadableImageDataError, and what upload throws
   */
  async prepare(input: ImageInputDto, kind: ImageKind, field: string): Promise<number> {
    const [id] = await this.prepareAll([{ input, kind, field }]);
    // It gives one id for each image.
    return id as number;
  }

  /**
   * The ids of the images of several fields, in order. New ones are prepared one after the other, so that a full gallery
   * needs the memory of one picture.
   * @throws as `prepare`, for the first that is refused
   */
  async prepareAll(fields: readonly ImageInField[]): Promise<number[]> {
    const kinds = await this.images.lockKindsOf(fields.flatMap(({ input }) => input.id ?? []));
    const ids: number[] = [];
    for (const { input, kind, field } of fields) {
      try {
        ids.push(await this.idOf(input, kind, kinds));
      } catch (error) {
        throw onField(error, field);
      }
    }
    return ids;
  }

  /**
   * Uploads the new images of several fields, for a save that takes locks: call it before them, and `check` under them.
   * @throws as `prepare` where one of them is new
   */
  async uploadNew(fields: readonly ImageInField[]): Promise<UploadedImage[]> {
    const uploaded = fields.flatMap(({ input: { id, data }, kind, field }) =>
      typeof id === 'number' && typeof data !== 'string' ? { id, kind, field } : [],
    );
    if (uploaded.length === fields.length) return uploaded;
    const ids = await this.prepareAll(fields);
    // It gives one id for each image.
    return fields.map(({ kind, field }, at) => ({ id: ids[at] as number, kind, field }));
  }

  /**
   * The ids of these images, in order.
   * @param known images of the record that is saved, which need no look-up: nobody removes what a locked record shows
   * @throws ImageGoneError, WrongImageKindError for the first that is refused
   */
  async check(images: readonly UploadedImage[], known: readonly KindRow[] = []): Promise<number[]> {
    const unknown = images.map(({ id }) => id).filter((id) => !known.some((image) => image.id === id));
    return this.idsOf(images, unknown.length === 0 ? known : [...known, ...(await this.images.kindsOf(unknown))]);
  }

  /**
   * The same for a caller that has looked up the kinds (`imageKinds`).
   * @throws as `check`
   */
  idsOf(images: readonly UploadedImage[], kinds: readonly KindRow[]): number[] {
    return images.map(({ id, kind, field }) => {
      try {
        return existing(id, kind, kinds);
      } catch (error) {
        throw onField(error, field);
      }
    });
  }

  /**
   * Removes those of the given images that nothing refers to, with the files that no other image has. Call it after the
   * commit in which the images were given up; images that are still used stay.
   */
  async removeUnused(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    for (const content of await this.images.contentsOf(ids)) {
      await this.images.alone(content, async (em) => {
        const keys = await this.images.deleteUnused(em, content, ids);
        await allDone(keys.map((key) => this.storage.remove(key)));
      });
    }
  }

  private async idOf(
    { id, data, filename }: ImageInputDto,
    kind: ImageKind,
    kinds: readonly KindRow[],
  ): Promise<number> {
    if (typeof id === 'number' && typeof data === 'string') throw new UnreadableImageDataError();
    if (typeof id === 'number') return existing(id, kind, kinds);
    if (typeof data !== 'string') throw new ImageMissingError();
    const name = filename ?? UNNAMED;
    return (await this.take(pictureBytes(data, this.maxBytes, name), kind, name)).id;
  }

  /** An earlier upload of the same content, if all its files still exist. */
  private async findStored(content: ImageContent): Promise<Picture | undefined> {
    const known = await this.images.findByContent(content);
    return known && (await this.missing(known)).length === 0 ? known : undefined;
  }

  private async missing({ variants }: Picture): Promise<string[]> {
    const there = await Promise.all(variants.map(({ key }) => this.storage.exists(key)));
    return variants.filter((_, at) => !there[at]).map(({ key }) => key);
  }

  /** Runs under the lock of the content: the last image with these files may have been removed since they were seen. */
  private async storeMissing(content: ImageContent, row: ImageRow, made: () => Promise<ProcessedImage>): Promise<void> {
    await this.images.alone(content, async () => {
      const missing = new Set(await this.missing(row));
      if (missing.size === 0) return;
      const { files } = await made();
      const wanted = files.filter((file) => missing.has(keyOf(content, file)));
      await allDone(wanted.map((file) => this.storage.put(keyOf(content, file), file.bytes, file.type)));
    });
  }
}

function existing(id: number, kind: ImageKind, kinds: readonly KindRow[]): number {
  const found = kinds.find((row) => row.id === id);
  if (!found) throw new ImageGoneError();
  if (found.kind !== kind) throw new WrongImageKindError();
  return id;
}

function describe(content: ImageContent, { width, height, placeholder, files }: ProcessedImage): Picture {
  const variants = files.map((file) => {
    const { width: across, type, crop } = file;
    return { width: across, type, ...(crop && { crop }), key: keyOf(content, file) };
  });
  return { width, height, placeholder, variants };
}

/** Waits for every task, also when one fails: none may continue after the lock is released. */
async function allDone(tasks: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(tasks)).find((task) => task.status === 'rejected');
  if (failed) throw failed.reason;
}
