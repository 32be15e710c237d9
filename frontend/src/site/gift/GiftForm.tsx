import { useState } from 'react';
import type { GiftCardOfferDto } from '../../api/link.generated';
import { clp } from '../../ui/format';
import { newUuid } from '../../ui/uuid';
import { Field } from '../quote/form/Field';
import { KEY_PLACE } from '../quote/form/request-key';
import { LONGEST, OTHER_AMOUNT, SUGGESTED } from './gift-words';
import type { GiftValues, ReturnedGift } from './take-gift';

/** What an untouched form says. */
const EMPTY: GiftValues = {
  what: 'monto',
  chosen: String(SUGGESTED[1]),
  amount: '',
  proposal_id: '',
  guests: '2',
  buyer_name: '',
  buyer_email: '',
  receiver_name: '',
  receiver_email: '',
  message: '',
  arrives_on: '',
  agreed: '',
};

interface GiftFormProps {
  offer: GiftCardOfferDto;
  /** What was wrong with what was sent. */
  returned: ReturnedGift | undefined;
}

interface PartProps {
  values: GiftValues;
  problems: ReturnedGift['problems'];
  /** The first field that is wrong: it has the focus. */
  first: string | undefined;
}

/** The fields, from above. */
const FIELDS = [
  'amount',
  'proposal_id',
  'guests',
  'buyer_name',
  'buyer_email',
  'receiver_name',
  'receiver_email',
  'message',
  'arrives_on',
  'agreed',
] as const;

/** What is given, by whom, to whom and when, as one plain form. */
export function GiftForm({ offer, returned }: GiftFormProps) {
  const values = returned?.values ?? EMPTY;
  const problems = returned?.problems ?? {};
  const first = FIELDS.find((field) => problems[field]);
  const part = { values, problems, first };
  // The page that the server keeps gets a key for each who reads it.
  const [fresh] = useState(() => (typeof document === 'undefined' ? KEY_PLACE : newUuid()));
  return (
    <form method="post" className="gift-form paper" noValidate={returned !== undefined}>
      <input type="hidden" name="creation_key" defaultValue={returned?.key ?? fresh} suppressHydrationWarning />
      {problems[''] && (
        <p className="field-error" role="alert">
          {problems['']}
        </p>
      )}
      <Worth offer={offer} {...part} />
      <People {...part} />
      <Arrival {...part} />
      <div className="field">
        <label className="gift-form__terms">
          <input
            type="checkbox"
            name="agreed"
            autoFocus={first === 'agreed'}
            value="si"
            required
            defaultChecked={values.agreed !== ''}
            aria-invalid={problems.agreed ? true : undefined}
            aria-describedby={problems.agreed && 'gift-agreed-problem'}
          />
          <span>
            Acepto los <a href="/terminos-y-condiciones">términos y condiciones</a>: la gift card vale por{' '}
            {offer.months} meses.
          </span>
        </label>
        {problems.agreed && (
          <p className="field-error" id="gift-agreed-problem">
            {problems.agreed}
          </p>
        )}
      </div>
      <button className="btn btn--lg" type="submit">
        Seguir al pago
      </button>
      <p className="help">Todavía no pagas: primero ves cómo queda. Después eliges tarjeta o transferencia.</p>
    </form>
  );
}

function Worth({ offer: { experiences }, values, problems, first }: PartProps & { offer: GiftCardOfferDto }) {
  return (
    <fieldset className="gift-form__part">
      <legend>¿Qué regalas?</legend>
      {experiences.length > 0 ? (
        <div className="gift-form__kinds">
          <label>
            <input type="radio" name="what" value="monto" defaultChecked={values.what !== 'experiencia'} />
            <span>Un monto</span>
          </label>
          <label>
            <input type="radio" name="what" value="experiencia" defaultChecked={values.what === 'experiencia'} />
            <span>Una experiencia</span>
          </label>
        </div>
      ) : (
        <input type="hidden" name="what" value="monto" />
      )}
      <div className="gift-form__amounts" role="group" aria-label="Monto">
        {SUGGESTED.map((amount) => (
          <label key={amount}>
            <input type="radio" name="chosen" value={amount} defaultChecked={values.chosen === String(amount)} />
            <span>{clp(amount)}</span>
          </label>
        ))}
        <label>
          <input type="radio" name="chosen" value={OTHER_AMOUNT} defaultChecked={values.chosen === OTHER_AMOUNT} />
          <span>Otro</span>
        </label>
        <div className="gift-form__other">
          <Field id="gift-amount" label="Otro monto" problem={problems.amount}>
            {(control) => (
              <input
                {...control}
                name="amount"
                autoFocus={first === 'amount'}
                type="text"
                inputMode="numeric"
                placeholder="75.000"
                maxLength={12}
                defaultValue={values.amount}
                autoComplete="off"
              />
            )}
          </Field>
          <p className="help">Desde $20.000, de mil en mil.</p>
        </div>
      </div>
      {experiences.length > 0 && (
        <div className="gift-form__experience pair">
          <Field id="gift-experience" label="Experiencia" problem={problems.proposal_id}>
            {(control) => (
              <select
                {...control}
                name="proposal_id"
                autoFocus={first === 'proposal_id'}
                defaultValue={values.proposal_id}
              >
                <option value="">Elige una</option>
                {experiences.map(({ id, name, chef_name: chef, price_per_person: price }) => (
                  <option key={id} value={id}>
                    {name}, de {chef}: {clp(price)} por persona
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field id="gift-guests" label="Para cuántas personas" problem={problems.guests}>
            {(control) => (
              <input
                {...control}
                name="guests"
                autoFocus={first === 'guests'}
                type="text"
                inputMode="numeric"
                maxLength={2}
                defaultValue={values.guests}
                autoComplete="off"
              />
            )}
          </Field>
        </div>
      )}
    </fieldset>
  );
}

function People({ values, problems, first }: PartProps) {
  return (
    <fieldset className="gift-form__part">
      <legend>¿De quién y para quién?</legend>
      <div className="pair">
        <Field id="gift-from" label="Tu nombre" problem={problems.buyer_name}>
          {(control) => (
            <input
              {...control}
              name="buyer_name"
              autoFocus={first === 'buyer_name'}
              type="text"
              required
              maxLength={LONGEST.name}
              autoComplete="name"
              defaultValue={values.buyer_name}
            />
          )}
        </Field>
        <Field id="gift-from-mail" label="Tu correo" problem={problems.buyer_email}>
          {(control) => (
            <input
              {...control}
              name="buyer_email"
              autoFocus={first === 'buyer_email'}
              type="email"
              required
              maxLength={LONGEST.email}
              autoComplete="email"
              defaultValue={values.buyer_email}
            />
          )}
        </Field>
        <Field id="gift-to" label="Nombre de quien la recibe" problem={problems.receiver_name}>
          {(control) => (
            <input
              {...control}
              name="receiver_name"
              autoFocus={first === 'receiver_name'}
              type="text"
              required
              maxLength={LONGEST.name}
              autoComplete="off"
              defaultValue={values.receiver_name}
            />
          )}
        </Field>
        <Field id="gift-to-mail" label="Su correo" optional problem={problems.receiver_email}>
          {(control) => (
            <input
              {...control}
              name="receiver_email"
              autoFocus={first === 'receiver_email'}
              type="email"
              maxLength={LONGEST.email}
              autoComplete="off"
              defaultValue={values.receiver_email}
            />
          )}
        </Field>
      </div>
      <p className="help">Sin su correo, la gift card te llega a ti y la entregas tú.</p>
    </fieldset>
  );
}

function Arrival({ values, problems, first }: PartProps) {
  return (
    <fieldset className="gift-form__part">
      <legend>¿Con qué palabras y cuándo?</legend>
      <Field id="gift-message" label="Mensaje" optional problem={problems.message}>
        {(control) => (
          <textarea
            {...control}
            name="message"
            autoFocus={first === 'message'}
            rows={3}
            maxLength={LONGEST.message}
            defaultValue={values.message}
          />
        )}
      </Field>
      <Field id="gift-day" label="Día en que llega" problem={problems.arrives_on}>
        {(control) => (
          <input
            {...control}
            name="arrives_on"
            autoFocus={first === 'arrives_on'}
            type="date"
            required
            defaultValue={values.arrives_on}
          />
        )}
      </Field>
    </fieldset>
  );
}
