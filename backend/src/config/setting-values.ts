import type { TransformFnParams } from 'class-transformer';

/** Whole numbers as such; anything else is left for the rules to refuse. */
export const toNumber = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;

/** A share such as '0.25' as a number. */
export const toShare = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' && /^\d(\.\d+)?$/.test(value) ? Number(value) : value;

/** 'true' and '1', 'false' and '0'. */
export const toBoolean = ({ value }: TransformFnParams): unknown =>
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
