import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { InvalidInputError, type FieldError } from './domain-error.js';

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

function toFieldErrors(errors: ValidationError[], path = ''): FieldError[] {
  return errors.flatMap((error) => {
    const field = path + error.property;
    const own = Object.entries(error.constraints ?? {}).map(([rule, msg]) => ({
      field,
      msg: rule === 'whitelistValidation' ? `El campo '${printable(error.property)}' no se acepta.` : msg,
    }));
    return [...own.slice(0, 1), ...toFieldErrors(error.children ?? [], `${field}.`)];
  });
}

/** A name the client chose, cut so that an answer cannot be made as long as the request. */
const printable = (name: string): string => name.slice(0, 40);
