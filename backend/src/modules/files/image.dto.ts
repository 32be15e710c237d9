import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LRUCache } from 'lru-cache';
import { MEDIA_TYPES } from './image-keys.js';
import type { JsonText } from '../../platform/http/answer/raw-json.js';
import type { StoredVariant } from './image.entity.js';
import { publicUrl } from './public-url.js';

/** The columns that reads select of an image: see `IMAGE`. */
export interface ImageRow {
  id: number;
  width: number;
  height: number;
  placeholder: string;
  variants: StoredVariant[];
}

/** A row with its pictures as visitors get them. */
export type Shown<Row> = Row extends ImageRow
  ? ImageDto
  : Row extends object
    ? { [Name in keyof Row]: Shown<Row[Name]> }
    : Row;

/** One file of an image. */
export class ImageVariantDto {
  /** Pixels across. */
  @ApiProperty({ type: 'integer', example: 960 })
  width!: number;

  /** `image/webp` in every width; `image/avif` too, in every width or in none; at most one `image/jpeg`, for link previews. */
  @ApiProperty({ enum: Object.values(MEDIA_TYPES), example: 'image/webp' })
  type!: StoredVariant['type'];

  /** Address of the file, which never changes. */
  @ApiProperty({ example: '/files/images/cover/3f2a9c41d07be8f65a10c2d94be7f013-960.webp' })
  url!: string;
}

/** An uploaded image with the files made from it. */
export class ImageDto {
  @ApiProperty({ type: 'integer', example: 12 })
  id!: number;

  /** Address of the largest WebP. */
  @ApiProperty({ example: '/files/images/cover/3f2a9c41d07be8f65a10c2d94be7f013-1920.webp' })
  publicUrl!: string;

  /** Pixels of the largest file, after orientation. */
  @ApiProperty({ type: 'integer', example: 1920 })
  width!: number;

  @ApiProperty({ type: 'integer', example: 640 })
  height!: number;

  /** The files made from it; those of one type narrow to wide. */
  variants!: ImageVariantDto[];

  /** Of covers of the home page: the middle alone, two to three, for windows that are higher than wide. */
  @ApiPropertyOptional({ type: () => [ImageVariantDto] })
  portrait?: ImageVariantDto[];

  /** Average colour, to show while the image loads. */
  @ApiProperty({ example: '#a0875f', pattern: '^#[0-9a-f]{6}$' })
  placeholder!: string;

  static from({ id, width, height, placeholder, variants }: ImageRow): ImageDto {
    const whole = variants.filter(({ crop }) => crop === undefined).map(fileOf);
    const portrait = variants.filter(({ crop }) => crop === 'portrait').map(fileOf);
    const largest = whole.findLast(({ type }) => type === 'image/webp');
    return {
      id,
      publicUrl: largest?.url ?? '',
      width,
      height,
      variants: whole,
      ...(portrait.length > 0 && { portrait }),
      placeholder,
    };
  }
}

const fileOf = ({ width, type, key }: StoredVariant): ImageVariantDto => ({ width, type, url: publicUrl(key) });

const isImage = (value: object): value is ImageRow => 'variants' in value && 'placeholder' in value;

/**
 * Turns every picture of a statement's row into what visitors get of it, in lists and parts too. The row itself is
 * changed, for nobody else has it: copying a page of rows would cost as much as reading it.
 */
export function shown<Row extends object>(row: Row): Shown<Row> {
  // What was changed in place has another type than before.
  if (isImage(row)) return ImageDto.from(row) as Shown<Row>;
  const parts = row as Record<string, unknown>;
  for (const name of Object.keys(parts)) {
    const part = parts[name];
    if (typeof part === 'object' && part !== null) parts[name] = shown(part);
  }
  return row as Shown<Row>;
}

/**
 * A picture's row in a text that PostgreSQL wrote. Nothing that people write can look like it: within a text of theirs
 * each quote stands behind a backslash.
 */
const WRITTEN_IMAGE =
  /\{"id":\d+,"width":\d+,"height":\d+,"placeholder":"[^"\\]*","variants":\[(?:\{[^{}]*\}(?:, )?)*\]\}/g;

/** Most pictures whose texts are kept, each of a kilobyte or two. */
const KEPT = 2_000;

/** What visitors get of pictures, by the texts of their rows, and where the files were then. */
const known = new LRUCache<string, string>({ max: KEPT });
let knownFrom = publicUrl('');

/** The same of a row that PostgreSQL wrote as JSON, without reading more of it than the pictures nobody asked for before. */
export function shownText<Row>(text: JsonText<Row>): JsonText<Shown<Row>> {
  if (knownFrom !== publicUrl('')) known.clear();
  knownFrom = publicUrl('');
  return text.replace(WRITTEN_IMAGE, shownImage);
}

function shownImage(row: string): string {
  const before = known.get(row);
  if (before !== undefined) return before;
  const text = JSON.stringify(ImageDto.from(JSON.parse(row) as ImageRow));
  known.set(row, text);
  return text;
}
