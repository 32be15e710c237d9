import { applyDecorators } from '@nestjs/common';
import { Transform, type TransformFnParams } from 'class-transformer';
import { IsBoolean, IsInt, Max, Min } from 'class-validator';

/** A whole number within bounds. */
export const Whole = (min: number, max = Number.MAX_SAFE_INTEGER): PropertyDecorator =>
  applyDecorators(Transform(toNumber), IsInt(), Min(min), Max(max));

/** 'true' or '1', 'false' or '0'. */
export const YesNo = (): PropertyDecorator => applyDecorators(Transform(toBoolean), IsBoolean());

/** Whole numbers as such; anything else is left for the rules to refuse. */
const toNumber = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;

/** A share such as '0.25' as a number. */
export const toShare = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' && /^\d(\.\d+)?$/.test(value) ? Number(value) : value;

const toBoolean = ({ value }: TransformFnParams): unknown =>
  value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value;

/** What stands between commas. */
export const toList = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string'
    ? value
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '')
    : value;

/** 'false', a number of hops, or addresses. */
export const toProxy = ({ value }: TransformFnParams): unknown => {
  if (value === 'false' || value === undefined) return false;
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
};

/** An address as others are added to it. */
export const withoutTrailingSlash = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' ? value.replace(/\/+$/, '') : value;
