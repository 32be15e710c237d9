import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiParam, ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { InvalidInputError } from '../answer/domain-error.js';
import { check } from '../fields/field.js';
import { INT4_MAX } from '../fields/numbers.js';
import { fits, isStorable } from './text.js';

const PLAIN_DIGITS = /^[1-9]\d{0,9}$/;

/** A positive int4 from plain digits. NaN for any other value ('0x10', '1e3', ' 1' …). */
export function parseId(value: unknown): number {
  if (typeof value !== 'string' || !PLAIN_DIGITS.test(value)) return Number.NaN;
  const id = Number(value);
  return id <= INT4_MAX ? id : Number.NaN;
}

/* These are decorators and not pipes, because Nest's validation pipe would turn '0x10' in an address into 16 before a
   pipe of the parameter could refuse it. */

/** The `{id}` of the address: plain digits within int4, else 400. */
export const IdParam = addressParam('id', { type: 'integer', minimum: 1, maximum: INT4_MAX, example: 1 }, (value) => {
  const id = parseId(value);
  if (Number.isNaN(id)) throw new InvalidInputError([{ field: 'id', msg: 'El identificador no es válido.' }]);
  return id;
});

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The `{id}` of the address where it is a UUID, else 400. */
export const UuidParam = addressParam('id', { type: 'string', format: 'uuid' }, (value) => {
  if (typeof value !== 'string' || !UUID.test(value))
    throw new InvalidInputError([{ field: 'id', msg: 'El identificador no es válido.' }]);
  return value;
});

/**
 * Longest address of a chef or an experience: a name of 200 characters and the number that distinguishes it from others of that
 * name.
 */
const ADDRESS_MAX = 220;

/** The `{name}` of the address: 1 to 220 storable characters, else 400. */
export const NameParam = addressParam('name', { type: 'string', minLength: 1, maxLength: ADDRESS_MAX }, (value) => {
  const valid = typeof value === 'string' && value.trim() !== '' && fits(value, ADDRESS_MAX) && isStorable(value);
  if (!valid) throw new InvalidInputError([{ field: 'name', msg: 'El nombre no es válido.' }]);
  return value;
});

/**
 * A part of the address that is one of a few words, else 400.
 * @param example the word with which the operations' example bodies work
 */
export const choiceParam = <Word extends string>(
  name: string,
  words: readonly Word[],
  example?: Word,
): (() => ParameterDecorator) =>
  addressParam(name, { type: 'string', enum: [...words], ...(example && { example }) }, (value) => {
    const word = words.find((one) => one === value);
    if (word === undefined)
      throw new InvalidInputError([{ field: name, msg: `Debe ser uno de: ${words.join(', ')}.` }]);
    return word;
  });

/** A part of the address, read as one value and documented. */
export function addressParam<Value>(
  name: string,
  schema: object,
  read: (value: unknown) => Value,
): () => ParameterDecorator {
  const document: ParameterDecorator = (target, key) => {
    const method = key === undefined ? undefined : Object.getOwnPropertyDescriptor(target, key);
    if (key !== undefined && method) ApiParam({ name, schema })(target, key, method);
  };
  return createParamDecorator(
    (_: unknown, context: ExecutionContext) =>
      read((context.switchToHttp().getRequest<FastifyRequest>().params as Record<string, unknown>)[name]),
    [document],
  );
}

/** A query value of plain digits between `least`, 1 unless said, and `max`. */
export function QueryNumber({
  max,
  least = 1,
  description,
  fallback,
}: {
  max: number;
  least?: 0 | 1;
  description: string;
  fallback?: number;
}): PropertyDecorator {
  const read = (value: unknown) => (value === '0' ? 0 : parseId(value));
  const isWithin = (value: unknown): boolean =>
    value === undefined || (typeof value === 'number' && value >= least && value <= max);
  return applyDecorators(
    ApiProperty({
      type: 'integer',
      minimum: least,
      maximum: max,
      required: false,
      description,
      ...(fallback ? { default: fallback } : {}),
    }),
    Transform(({ value }: { value: unknown }) => (value === undefined ? fallback : read(value))),
    check('queryNumber', isWithin, `Debe ser un número entero entre ${least} y ${max}.`),
  );
}

/**
 * A query value of 1 to `max` different ids with commas between them: '3,17'. An optional one that is left out or empty is
 * an empty list.
 */
export function QueryIds({
  max,
  optional = false,
  ...docs
}: {
  max: number;
  optional?: boolean;
  description: string;
  example: string;
}): PropertyDecorator {
  const isList = (value: unknown): boolean =>
    Array.isArray(value) &&
    value.length <= max &&
    new Set(value).size === value.length &&
    value.every((id) => !Number.isNaN(id));
  const some = `[1-9]\\d*(,[1-9]\\d*){0,${max - 1}}`;
  const pattern = optional ? `^(${some})?$` : `^${some}$`;
  const least = optional ? 'hasta' : 'entre 1 y';
  return applyDecorators(
    ApiProperty({ type: 'string', pattern, required: !optional, ...docs }),
    Transform(({ value }: { value: unknown }) => {
      if (optional && (value === undefined || value === '')) return [];
      return typeof value === 'string' ? value.split(',', max + 1).map(parseId) : null;
    }),
    check('queryIds', isList, `Indica ${least} ${max} identificadores distintos, separados por comas.`),
  );
}

/** A query value of 'true' or 'false'. */
export const QueryFlag = ({ description }: { description: string }): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: 'boolean', required: false, description }),
    Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value)),
    IsOptional(),
    IsBoolean({ message: "Debe ser 'true' o 'false'." }),
  );

/** Rows per page when the request does not say. */
export const DEFAULT_PAGE_SIZE = 12;

/** Most rows of a search: more than anybody looks through, and few enough to be found and shown quickly. */
export const MOST_FOUND = 100;

/**
 * How many rows a search of the public site gives. Without any filter it is the first page.
 * @param asked the filters and words; 0 and undefined mean all
 */
export function searchLimit(...asked: (number | null | undefined)[]): number {
  return asked.some(Boolean) ? MOST_FOUND : DEFAULT_PAGE_SIZE;
}

/** Paging of the public lists: page from 1, 12 rows by default. */
export class PageQuery {
  @QueryNumber({ max: 1_000_000, fallback: 1, description: 'Page, from 1.' })
  page = 1;

  @QueryNumber({ max: 100, fallback: DEFAULT_PAGE_SIZE, description: 'Rows a page.' })
  perPage = DEFAULT_PAGE_SIZE;
}

/** One page of rows, and whether a next page has any. */
export interface Page<Row> {
  rows: Row[];
  showMoreButton: boolean;
}

/** Removes the extra row, which was read to know whether there is a next page (read with `limit perPage + 1`). */
export function toPage<Row>(rowsAndOneMore: Row[], perPage: number): Page<Row> {
  return { rows: rowsAndOneMore.slice(0, perPage), showMoreButton: rowsAndOneMore.length > perPage };
}
