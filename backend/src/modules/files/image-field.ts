import { Nested, NestedList, type LeastPixels } from '../../platform/http/fields.js';
import { EXAMPLE_IMAGES } from './example-images.js';
import { ImageInputDto } from './image-input.dto.js';
import { IMAGE_RULES } from './image-rules.js';
import type { ImageKind } from './image.entity.js';

interface ImageOptions {
  /** What it is for; its smallest size is added. */
  description?: string;
  /** May be left out: the stored one stays. */
  optional?: boolean;
}

/** A picture of a form. The document states its smallest size, as `POST /files/upload` checks it. */
export function ImageField(kind: ImageKind, { description, optional }: ImageOptions = {}): PropertyDecorator {
  const least = IMAGE_RULES[kind].min;
  const stays = optional ? 'Left as it is when it is not sent.' : undefined;
  return Nested(() => ImageInputDto, {
    optional,
    leastPixels: least,
    description: sentences(description, leastText(least), stays),
    example: EXAMPLE_IMAGES[kind],
  });
}

/** The pictures of a form, in the order shown. */
export function ImageFields(kind: ImageKind, bounds: { min: number; max: number }): PropertyDecorator {
  const least = IMAGE_RULES[kind].min;
  return NestedList(() => ImageInputDto, {
    ...bounds,
    leastPixels: least,
    description: sentences(leastText(least), 'In the order shown.'),
    example: [EXAMPLE_IMAGES[kind]],
  });
}

/** 'At least 250×250 pixels.' */
const leastText = (least?: LeastPixels) => least && `At least ${least.width}×${least.height} pixels.`;

const sentences = (...all: (string | undefined)[]): string => all.filter(Boolean).join(' ');

/** The smallest size of each kind, for the person who uploads: 'profile 250×250, cover 1440×350 …'. */
export const LEAST_PIXELS = Object.entries(IMAGE_RULES)
  .flatMap(([kind, { min }]) => (min ? [`${kind} ${min.width}×${min.height}`] : []))
  .join(', ');
