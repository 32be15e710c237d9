import type { FieldLimits } from '../../codegen/constraints';
import { constraints } from './constraints.generated';

type Constraints = typeof constraints;
export type SentSchema = keyof Constraints;
export type SentField<Name extends SentSchema> = keyof Constraints[Name] & string;

/** A form rule in antd's shape, without importing antd. */
export interface FieldRule {
  required?: boolean;
  whitespace?: boolean;
  type?: 'string' | 'number' | 'integer' | 'array' | 'email';
  min?: number;
  max?: number;
  pattern?: RegExp;
  message: string;
}

/** The limits of a field as the API's DTO states them. They are written once, there. */
export function limitsOf<Name extends SentSchema>(schema: Name, field: SentField<Name>): FieldLimits {
  const fields: Record<string, FieldLimits> = constraints[schema];
  return fields[field] ?? {};
}

/**
 * The rules of a form field, from the API's own limits. Lengths count code points, as on the server, which checks
 * again.
 */
export function rulesFor<Name extends SentSchema>(schema: Name, field: SentField<Name>): FieldRule[] {
  const limits = limitsOf(schema, field);
  return [
    ...requiredRule(limits),
    ...formatRules(limits),
    ...lengthRules(limits),
    ...numberRules(limits),
    ...listRules(limits),
  ];
}

/** The rule of a field that is required, by the contract or by the form. */
export function requiredRule({ required, maxLength, minLength }: FieldLimits): FieldRule[] {
  if (!required) return [];
  const isText = maxLength !== undefined || minLength !== undefined;
  return [{ required: true, ...(isText && { whitespace: true }), message: 'Completa este campo.' }];
}

const CHECK = 'Revisa este campo.';

/** What the value has to look like, and the sentence that the API has for one that does not. */
function formatRules({ format, pattern, type, 'x-msg': sentence, ...limits }: FieldLimits): FieldRule[] {
  const message = sentence ?? (type === 'integer' ? 'Escribe un número entero.' : CHECK);
  const rules: FieldRule[] = [];
  if (format === 'email') rules.push({ type: 'email', message });
  if (pattern !== undefined) rules.push({ pattern: new RegExp(pattern), message });
  const { 'x-refused-pattern': refused, 'x-refused-msg': refusal = CHECK } = limits;
  if (refused !== undefined) rules.push({ pattern: new RegExp(`^(?!${refused})`), message: refusal });
  if (type === 'integer') rules.push({ type, message });
  return rules;
}

function lengthRules({ minLength, maxLength }: FieldLimits): FieldRule[] {
  const rules: FieldRule[] = [];
  if (minLength !== undefined && minLength > 1) {
    rules.push({ type: 'string', min: minLength, message: `Escribe al menos ${minLength} caracteres.` });
  }
  if (maxLength !== undefined) {
    rules.push({ type: 'string', max: maxLength, message: `Escribe como máximo ${maxLength} caracteres.` });
  }
  return rules;
}

/** 1000 → '1.000' */
const grouped = (amount: number) => amount.toLocaleString('es-CL', { useGrouping: 'always' });

function numberRules({ minimum, maximum }: FieldLimits): FieldRule[] {
  const rules: FieldRule[] = [];
  if (minimum !== undefined) rules.push({ type: 'number', min: minimum, message: `El mínimo es ${grouped(minimum)}.` });
  if (maximum !== undefined) rules.push({ type: 'number', max: maximum, message: `El máximo es ${grouped(maximum)}.` });
  return rules;
}

function listRules({ minItems, maxItems }: FieldLimits): FieldRule[] {
  const rules: FieldRule[] = [];
  if (minItems !== undefined && minItems > 0) {
    rules.push({ type: 'array', min: minItems, message: `Elige al menos ${minItems}.` });
  }
  if (maxItems !== undefined) {
    rules.push({ type: 'array', max: maxItems, message: `Elige como máximo ${maxItems}.` });
  }
  return rules;
}
