import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { InvalidInputError, type FieldError } from './answer/domain-error.js';

/** Most wrong fields that an answer names: nobody corrects more at once, and an answer is no longer than its request. */
const MOST_ERRORS = 20;

/** Most of a name that the client chose: an answer cannot be made as long as the request. */
const NAME_MAX = 40;
const PATH_MAX = 100;

/** Refuses bodies and queries that do not fit their DTO, unknown fields included. */
export const inputValidation = (): ValidationPipe =>
  new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new InvalidInputError(toFieldErrors(errors)),
  });

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

/** What is said of a field that nobody asked for. */
export const unknownField = (name: string, path = name): FieldError => ({
  field: cut(path, PATH_MAX),
  msg: `El campo '${cut(name, NAME_MAX)}' no se acepta.`,
});

const cut = (name: string, max: number): string => name.slice(0, max).toWellFormed();
