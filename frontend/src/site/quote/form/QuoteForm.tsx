import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { contactPath } from '../contact-path';
import { NO_FILTERS, type ListFilters } from '../../list/address';
import type { Quoted } from '../message';
import { useWish, useWishValues } from '../wish';
import { Agree } from './Agree';
import { Choices } from './Choices';
import { Outside } from './Outside';
import type { Ticks } from './use-chosen';
import { BudgetField, CommuneField, ReplyField, WhatFields } from './EventFields';
import { Field, FieldError } from '../../../ui/Field';
import type { FormFields } from './fields';
import { PhoneInput } from './PhoneInput';
import './quote-form.css';
import { KEY_FIELD, KEY_PLACE } from './request-key';
import { Restrictions } from './Restrictions';
import { kindOf, QUESTION, QUOTE_FIELDS } from './quote-values';
import { useQuoteForm, type ReturnedForm } from './use-quote-form';

/** The placeholder of the message, by kind. */
const HINTS = {
  event: 'Qué celebran, qué les gusta, si alguien no come algo…',
  question: 'Qué quieres saber o contarnos…',
};

export interface QuoteFormProps {
  /** The chef or experience that the visitor asks about. */
  about?: Quoted;
  /** What the address says. Otherwise a list before it fills in fields. They can be changed. */
  wish?: ListFilters;
  /** The kind in the address, where the form has one of that name. It can be changed. */
  kind?: string | null;
  /** The placeholder of a form that asks for no event. Such a form has only a message. */
  question?: string;
  /** The form as the server returned it, when it was sent without scripts. */
  returned?: ReturnedForm;
  /** Elements before the button: 'Cancelar' in a dialog. */
  children?: ReactNode;
}

/** The site's own form to ask for a quote. Without scripts it is posted to the contact page. */
export function QuoteForm({ about, wish: here = NO_FILTERS, kind, question, returned, children }: QuoteFormProps) {
  const id = useId();
  const wished = useWishValues(useWish(here));
  const begun = {
    reply_by: 'whatsapp',
    ...wished,
    kind: kindOf(kind) ?? wished.kind,
    message: question === undefined ? wished.message : '',
  };
  const {
    ref,
    initial,
    isQuestion,
    isByMail,
    day,
    guests,
    lastDay,
    problems,
    failure,
    limits,
    busy,
    onSubmit,
    onInput,
    onFocus,
  } = useQuoteForm({ begun, returned });
  const [ticks, setTicks] = useState<Ticks>({});
  const first = returned && QUOTE_FIELDS.find((field) => problems[field]);
  const of: FormFields['of'] = (name) => ({ id: `${id}-${name}`, problem: problems[name] });
  const control: FormFields['control'] = (name) => ({
    name,
    defaultValue: initial[name],
    autoFocus: name === first,
  });
  const fields = { of, control };
  const needsMessage = isQuestion || question !== undefined;

  return (
    <form
      ref={ref}
      className="quote-form"
      method="post"
      noValidate
      action={contactPath({ about })}
      onSubmit={onSubmit}
      onInput={onInput}
      onFocus={onFocus}
      aria-busy={busy || undefined}
    >
      <div className="pair">
        <Field {...of('name')} label="Nombre">
          {(props) => (
            <input
              {...props}
              {...control('name')}
              required
              maxLength={limits?.('name').maxLength}
              autoComplete="name"
              type="text"
            />
          )}
        </Field>
        <Field {...of('email')} label="Correo">
          {(props) => (
            <input
              {...props}
              {...control('email')}
              required
              maxLength={limits?.('email').maxLength}
              autoComplete="email"
              type="email"
              placeholder="nombre@correo.cl"
            />
          )}
        </Field>
      </div>
      <div className="quote-form__reach">
        <Field
          {...of('phone_number')}
          label="Teléfono"
          optional={isByMail}
          help={isByMail ? 'Te respondemos por correo.' : 'De otro país: con + y su código.'}
        >
          {(props) => (
            // Not `required`: without scripts the attribute would stay when 'Correo' is chosen.
            <PhoneInput {...props} {...control('phone_number')} aria-required={!isByMail || undefined} />
          )}
        </Field>
        <ReplyField {...fields} />
      </div>
      {question === undefined ? (
        <>
          <WhatFields
            {...fields}
            isQuestion={needsMessage}
            lastDay={lastDay}
            notice={<Outside about={about} day={day} ticks={ticks} guests={guests} />}
          />
          <div className="pair">
            <CommuneField {...fields} />
            <BudgetField {...fields} />
          </div>
        </>
      ) : (
        <input type="hidden" name="kind" value={QUESTION} />
      )}
      <Field {...of('message')} label="Mensaje" optional={!needsMessage}>
        {(props) => (
          <textarea
            {...props}
            {...control('message')}
            aria-required={needsMessage || undefined}
            maxLength={limits?.('message').maxLength}
            rows={question === undefined ? 3 : 6}
            placeholder={question ?? HINTS[isQuestion ? 'question' : 'event']}
          />
        )}
      </Field>
      {question === undefined && (
        <>
          <p className="help">
            ¿Tienes una gift card? La usas al pagar, y aquí no se descuenta nada.{' '}
            <a href="/regala/saldo">Mira su saldo</a>
          </p>
          <Restrictions
            {...fields}
            maxLength={limits?.('restrictions').maxLength}
            agreed={initial.restrictions_consent}
          />
          <Choices
            id={`${id}-choices`}
            about={about}
            day={day}
            ticks={ticks}
            onTick={(value, isTicked) => setTicks({ ...ticks, [value]: isTicked })}
            problem={problems.choices}
          />
        </>
      )}
      <Agree {...of('consent')} name="consent" checked={initial.consent === 'si'} required>
        Acepto que usen mis datos para responder esta solicitud, como dice la{' '}
        <Link to="/privacidad" target="_blank">
          página de privacidad
        </Link>
        .
      </Agree>
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={`${id}-website`}>Deja este campo vacío</label>
        <input id={`${id}-website`} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {/* The server fills in a key, which no script needs. */}
      <input type="hidden" name={KEY_FIELD} defaultValue={returned?.key ?? KEY_PLACE} suppressHydrationWarning />
      {about && <input type="hidden" name={about.kind === 'chef' ? 'chef_id' : 'proposal_id'} value={about.id} />}
      <FieldError role="alert">{failure}</FieldError>
      <div className="dialog__actions">
        {children}
        <button className="btn" type="submit" aria-busy={busy || undefined}>
          {busy ? 'Cargando' : question === undefined ? 'Enviar solicitud' : 'Enviar mensaje'}
        </button>
      </div>
    </form>
  );
}
