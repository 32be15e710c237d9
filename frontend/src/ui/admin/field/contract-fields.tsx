import { Form, Input, type FormItemProps, type FormRule, type InputRef } from 'antd';
import { cloneElement, useEffect, useRef, type FocusEvent, type ReactElement } from 'react';

import { limitsOf, requiredRule, rulesFor, type SentField, type SentSchema } from '../../../api/rules';
import { longDay } from '../../evening-words';
import { farSentence, yearsAfter } from '../../years-after';
import { todayInChile } from '../../today';
import { TextInput } from './TextInput';

/** The keyboard of a phone for an address, which is neither capitalized nor corrected. */
export type Keyboard = 'email' | 'url';

/** A text field that is typed with another keyboard, as properties of antd's inputs. */
export const typedWith = (keyboard?: Keyboard) =>
  keyboard && ({ inputMode: keyboard, autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const);

/** Without `help`, in whose place errors stand. What is always to be read is `extra`. */
interface FieldProps<Name extends string> extends Pick<FormItemProps, 'extra' | 'className' | 'normalize'> {
  name: Name;
  label: string;
  /** Required by the form, though not by the contract: an empty one is refused. `rules` may say so in other words. */
  required?: boolean;
  /** Marked as required, though it may be saved without: what is needed later. */
  marked?: boolean;
  /** Rules besides the contract's. */
  rules?: FormRule[];
  /** Rules in place of the contract's, when a stored value may exceed the contract's limits. */
  insteadRules?: FormRule[];
  /** The input. It gets its value, and says when it changes and is left. */
  children: ReactElement<Left>;
}

/** What an input reports when it is left. */
export interface Left {
  onBlur?: (event: FocusEvent) => void;
}

/** A text that is cut at the contract's limit. Long ones count their characters. */
interface TextFieldProps<Name extends string> extends Omit<FieldProps<Name>, 'children'> {
  /** Lines of a text area. Undefined for a single line. */
  rows?: number;
  placeholder?: string;
  keyboard?: Keyboard;
  /** Length limit for a stored text that is longer than what may be entered here. */
  room?: number;
}

type DayFieldProps<Name extends string> = Omit<FieldProps<Name>, 'children' | 'insteadRules'>;

/**
 * '2026-12-12' → 'sábado, 12 de diciembre de 2026'. Nothing for what is not a day. The browser writes days in its own
 * language's order, so that '11-12' may be either.
 */
export const dayInWords = (day: unknown): string | undefined =>
  typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? longDay(day) : undefined;

interface FieldErrors {
  /** The first of the field's rules, which notes what is checked … */
  checks: FormRule;
  /** … and the last, which notes that nothing is wrong with it. */
  passes: FormRule;
  /** Checks the field when it is left. */
  leave: () => void;
}

/**
 * An error disappears when the field's value changes. The new value is checked on leaving the field, or on sending. Who
 * leaves it at once has it checked before the form reports it, so an error of the value that is in the field stays. So
 * does one that no rule gave: the server's, which a check of the same value would take away.
 */
function useFieldErrors(path: string): FieldErrors {
  const form = Form.useFormInstance();
  const value: unknown = Form.useWatch(path, form);
  const checked = useRef<unknown>(undefined);
  const hasPassed = useRef(false);
  useEffect(() => {
    const isOfAnother = form.getFieldValue(path) !== checked.current;
    if (isOfAnother && form.getFieldError(path).length > 0) form.setFields([{ name: path, errors: [] }]);
  }, [form, path, value]);
  const note = (passed: boolean): FormRule => ({
    validator: (_, sent: unknown) => {
      checked.current = sent;
      hasPassed.current = passed;
      return Promise.resolve();
    },
  });
  return {
    checks: note(false),
    passes: note(true),
    leave: () => {
      const isChecked = form.getFieldValue(path) === checked.current;
      const isServers = isChecked && hasPassed.current && form.getFieldError(path).length > 0;
      // The field shows what is wrong.
      if (!isServers) form.validateFields([path]).catch(() => undefined);
    },
  };
}

/** The contract's rules for a field; the server takes outer spaces away before it looks at a text. */
function contractRules<Schema extends SentSchema>(schema: Schema, name: SentField<Schema>): FormRule[] {
  const transform = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);
  return rulesFor(schema, name).map((rule) => ({ ...rule, transform }));
}

/** Refuses an empty field that only the form requires. */
function formRules<Schema extends SentSchema>(schema: Schema, name: SentField<Schema>, required?: boolean): FormRule[] {
  const limits = limitsOf(schema, name);
  return required && !limits.required ? requiredRule({ ...limits, required }) : [];
}

/** The fields of a form that is sent as `schema`: labelled, under the limits that the API's DTO states. */
export function fieldsOf<Schema extends SentSchema>(schema: Schema) {
  type Name = SentField<Schema>;

  /** A labelled field with the contract's rules. An optional one says '(Opcional)'. */
  function Field({ name, label, required, marked, rules = [], insteadRules, children, ...rest }: FieldProps<Name>) {
    const path: string = name;
    const { checks, passes, leave } = useFieldErrors(path);
    const { onBlur } = children.props;
    return (
      <Form.Item
        {...rest}
        name={path}
        label={label}
        required={marked ?? required ?? limitsOf(schema, name).required ?? false}
        rules={[
          checks,
          ...(insteadRules ?? contractRules(schema, name)),
          ...rules,
          ...formRules(schema, name, required),
          passes,
        ]}
        validateTrigger={[]}
        validateFirst
      >
        {cloneElement(children, {
          onBlur: (event) => {
            onBlur?.(event);
            leave();
          },
        })}
      </Form.Item>
    );
  }

  function TextField({ rows, placeholder, keyboard, room, ...field }: TextFieldProps<Name>) {
    const max = room ?? limitsOf(schema, field.name).maxLength;
    return (
      <Field {...field}>
        <TextInput {...typedWith(keyboard)} max={max} rows={rows} placeholder={placeholder} />
      </Field>
    );
  }

  /** A day, with its weekday in words. One that is half written is refused: browsers hand out nothing of it. */
  function DayField({ name, extra, ...field }: DayFieldProps<Name>) {
    const input = useRef<InputRef>(null);
    const words = dayInWords(Form.useWatch<unknown>(name));
    const whole: FormRule = {
      validator: () => {
        const isHalf = input.current?.input?.validity.badInput === true;
        return isHalf ? Promise.reject(new Error('Completa la fecha, o bórrala.')) : Promise.resolve();
      },
    };
    const { 'x-years-ahead': years } = limitsOf(schema, name);
    const last = years === undefined ? undefined : yearsAfter(todayInChile(), years);
    const near: FormRule = {
      validator: (_, day: unknown) =>
        last !== undefined && years !== undefined && typeof day === 'string' && day > last
          ? Promise.reject(new Error(farSentence(years)))
          : Promise.resolve(),
    };
    return (
      <Field
        {...field}
        name={name}
        extra={
          words ? (
            <>
              {words}
              {extra && <div>{extra}</div>}
            </>
          ) : (
            extra
          )
        }
        insteadRules={[whole, near, ...contractRules(schema, name)]}
      >
        <Input type="date" ref={input} max={last} />
      </Field>
    );
  }

  return { Field, TextField, DayField };
}
