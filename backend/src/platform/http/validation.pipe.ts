import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { InvalidInputError, type FieldError } from './answer/domain-error.js';

/** Most wrong fields that an answer names: nobody corrects more at once, and an answer is no longer than its request. */
const MOST_ERRORS = 20;

const IN_SPANISH = new Intl.ListFormat('es');

/** Most of a name that the client chose: an answer cannot be made as long as the request. */
const NAME_MAX = 40;
const PATH_MAX = 100;

/** Most fields that a sentence names. The others are in the answer's list. */
const MOST_NAMED = 5;

/** Refuses bodies and queries that do not fit their DTO, unknown fields included. */
export const inputValidation = (): ValidationPipe =>
  new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => {
      const found = toFieldErrors(errors);
      return new InvalidInputError(found, found.length > 1 ? manyWrong(found) : undefined);
    },
  });

/** One sentence about several fields, each by its name. */
function manyWrong(errors: FieldError[]): string {
  const names = errors.slice(0, MOST_NAMED).map(({ field }) => field);
  const more = errors.length - names.length;
  const listed = more > 0 ? [...names, `${more} más`] : names;
  return `Revisa estos campos: ${IN_SPANISH.format(listed)}.`;
}

function toFieldErrors(errors: ValidationError[], path = '', found: FieldError[] = []): FieldError[] {
  for (const { property, constraints = {}, children = [] } of errors) {
    if (found.length === MOST_ERRORS) break;
    const field = path + property;
    const [broken] = Object.entries(constraints);
    if (broken) found.push(fieldError(broken, property, field));
    toFieldErrors(children, `${field}.`, found);
  }
  return found;
}

const fieldError = ([rule, msg]: [string, string], property: string, field: string): FieldError =>
  rule === 'whitelistValidation' ? unknownField(property, field) : { field: cut(field, PATH_MAX), msg };

/** The message for an unknown field. */
export const unknownField = (name: string, path = name): FieldError => ({
  field: cut(path, PATH_MAX),
  msg: `El campo '${cut(name, NAME_MAX)}' no se acepta.`,
});

const cut = (name: string, max: number): string => name.slice(0, max).toWellFormed();
