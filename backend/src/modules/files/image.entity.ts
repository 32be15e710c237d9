import { Check, Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { unaudited } from '../../platform/audit/marks.js';
import { BaseEntity } from '../../platform/database/base.entity.js';

/** What a picture is used for. The use decides the smallest size and the widths. */
export const IMAGE_KINDS = ['profile', 'cover', 'gallery', 'header', 'logo', 'proposal'] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];

/** A file made from an upload: its width in pixels, its media type and its key in the store. */
export interface StoredVariant {
  width: number;
  type: 'image/webp' | 'image/avif' | 'image/jpeg';
  /** Missing when the file shows the whole picture. */
  crop?: 'portrait';
  key: string;
}

/** An uploaded picture. Rows with the same content and kind share their files, which are named by the content. */
@Entity({ comment: unaudited('a file: the record that shows it has the line') })
@Index({ properties: ['contentHash', 'kind'] })
@Check({ name: 'image_size_check', expression: 'width > 0 and height > 0' })
export class Image extends BaseEntity {
  @Enum({ items: () => [...IMAGE_KINDS], type: 'string' })
  kind!: ImageKind;

  /** SHA-256 of the uploaded bytes, in hexadecimal. */
  @Property({ type: 'string', length: 64 })
  contentHash!: string;

  /** Pixels of the largest variant, after orientation. */
  @Property({ type: 'integer' })
  width!: number;

  @Property({ type: 'integer' })
  height!: number;

  /** Average colour as '#rrggbb', shown while the picture loads. */
  @Property({ type: 'string', length: 7 })
  placeholder!: string;

  @Property({ type: 'json' })
  variants!: StoredVariant[];

  constructor(values: Pick<Image, 'kind' | 'contentHash' | 'width' | 'height' | 'placeholder' | 'variants'>) {
    super();
    Object.assign(this, values);
  }
}
