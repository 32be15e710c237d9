import type { Type } from '@nestjs/common';
import { Type as TransformType } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import { arrayChecks, check, field, MISSING, type FieldOptions } from './field.js';

/** Pixels that a picture has at least. */
export interface LeastPixels {
  width: number;
  height: number;
}

interface NestedOptions extends FieldOptions {
  /** Where the object is a picture. */
  leastPixels?: LeastPixels;
}

const pixels = (least?: LeastPixels) => least && { 'x-min-width': least.width, 'x-min-height': least.height };

/** A nested object of the given class. */
export function Nested(type: () => Type, { leastPixels, ...options }: NestedOptions = {}): PropertyDecorator {
  return field(
    { type: () => type(), ...pixels(leastPixels) },
    options,
    IsObject({ message: MISSING }),
    ValidateNested(),
    TransformType(type),
  );
}

/** A list of nested objects of the given class. */
export function NestedList(
  type: () => Type,
  { min = 0, max, leastPixels, ...options }: NestedOptions & { min?: number; max: number },
): PropertyDecorator {
  return field(
    { type: () => [type()], minItems: min, maxItems: max, ...pixels(leastPixels) },
    options,
    ...arrayChecks(min, max, false),
    check('object', isPlainObject, 'Este campo no es válido.', { each: true }),
    ValidateNested({ each: true }),
    TransformType(type),
  );
}

const isPlainObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
