import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useListCitiesQuery } from '../../../api/public.generated';
import { contactPath } from '../contact-path';
import type { Quoted } from '../message';
import { Field } from './Field';
import { PhoneInput } from './PhoneInput';
import './quote-form.css';
import { OTHER_CITY, QUOTE_FIELDS, QUOTE_KINDS, type QuoteField } from './quote-values';
import { useQuoteForm, type ReturnedForm } from './use-quote-form';

interface QuoteFormProps {
  /** The chef or experience the visitor asks about. */
  about?: Quoted;
  /** The form as it came back, where it was sent without scripts. */
  returned?: ReturnedForm;
  /** What stands before the button: 'Cancelar' in a dialog. */
  children?: ReactNode;
}

/**
 * The site's own form for asking for a quote (decisions.md 5). A plain form first: without scripts it is posted to the
 * contact page, with them it stays where it is.
 */
export function QuoteForm({ about, returned, children }: QuoteFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { initial, problems, failure, limits, busy, onSubmit, onInput, onFocus } = useQuoteForm(returned);
  const cities = useListCitiesQuery().data?.data ?? [];
  const first = returned && QUOTE_FIELDS.find((field) => problems[field]);
  const of = (name: QuoteField) => ({ id: `${id}-${name}`, problem: problems[name] });
  const control = (name: QuoteField) => ({ name, defaultValue: initial[name], autoFocus: name === first });

  // The browser's own bubbles are for visitors without scripts.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  return (
    <form
      ref={form}
      className="quote-form"
      method="post"
      action={contactPath(about)}
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
      <div className="pair">
        <Field {...of('phone_number')} label="Teléfono" help="Celular de Chile: +569 y ocho dígitos.">
          {(props) => <PhoneInput {...props} {...control('phone_number')} required />}
        </Field>
        <Field {...of('city_id')} label="Comuna" optional>
          {(props) => (
            // Remade when the communes arrive, so that one that was chosen before is found again.
            <select key={cities.length} {...props} {...control('city_id')}>
              <option value="">Elige una comuna</option>
              {cities.map((city) => (
                <option key={city.id} value={city.id}>
                  {city.name}
                </option>
              ))}
              <option value={OTHER_CITY}>Otra</option>
            </select>
          )}
        </Field>
      </div>
      <div className="quote-form__what">
        <Field {...of('kind')} label="¿Qué te gustaría hacer?">
          {(props) => (
            <select {...props} {...control('kind')} required>
              <option value="">Elige una opción</option>
              {Object.entries(QUOTE_KINDS).map(([kind, name]) => (
                <option key={kind} value={kind}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field {...of('event_date')} label="Fecha" optional>
          {(props) => <input {...props} {...control('event_date')} type="date" />}
        </Field>
        <Field {...of('guests')} label="Invitados">
          {(props) => (
            <input
              {...props}
              {...control('guests')}
              required
              type="number"
              inputMode="numeric"
              min={limits?.('guests').minimum}
              max={limits?.('guests').maximum}
            />
          )}
        </Field>
      </div>
      <Field {...of('message')} label="Mensaje" optional>
        {(props) => (
          <textarea
            {...props}
            {...control('message')}
            maxLength={limits?.('message').maxLength}
            rows={3}
            placeholder="Qué celebran, qué les gusta, si alguien no come algo…"
          />
        )}
      </Field>
      <Consent id={`${id}-consent`} checked={initial.consent === 'si'} problem={problems.consent} />
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={`${id}-website`}>Deja este campo vacío</label>
        <input id={`${id}-website`} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {about && <input type="hidden" name={about.kind === 'chef' ? 'chef_id' : 'proposal_id'} value={about.id} />}
      {failure && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
      <div className="dialog__actions">
        {children}
        <button className="btn" type="submit" aria-busy={busy || undefined}>
          {busy ? 'Cargando' : 'Enviar solicitud'}
        </button>
      </div>
    </form>
  );
}

interface ConsentProps {
  id: string;
  checked: boolean;
  problem: string | undefined;
}

/** Agreement to the use of personal data, with the way to read what that means (Law 21.719). */
function Consent({ id, checked, problem }: ConsentProps) {
  return (
    <div className="field">
      <div className="agree">
        <input
          id={id}
          name="consent"
          type="checkbox"
          value="si"
          required
          defaultChecked={checked}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && `${id}-problem`}
        />
        <label htmlFor={id}>
          Acepto que usen mis datos para responder esta solicitud, como dice la{' '}
          <Link to="/privacidad" target="_blank">
            página de privacidad
          </Link>
          .
        </label>
      </div>
      {problem && (
        <p className="field-error" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
