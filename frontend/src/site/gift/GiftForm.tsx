import { useState, type ComponentProps } from 'react';
import type { GiftCardOfferDto } from '../../api/link.generated';
import { clp } from '../../ui/format';
import { Field, FieldError } from '../../ui/Field';
import { newUuid } from '../../ui/uuid';
import { KEY_PLACE } from '../quote/form/request-key';
import { GIFT_FIELDS, type GiftField, type GiftValues } from './gift-values';
import { LONGEST, OTHER_AMOUNT, SUGGESTED } from './gift-words';
import type { ReturnedGift } from './take-gift';
import { useGiftForm } from './use-gift-form';

interface PartProps {
  values: GiftValues;
  problems: ReturnedGift['problems'];
  /** The first field that is wrong: it has the focus. */
  first: GiftField | undefined;
}

interface GiftFormProps {
  offer: GiftCardOfferDto;
  /** What was wrong with what was sent. */
  returned: ReturnedGift | undefined;
}

/** What is given, by whom, to whom and when, as one plain form. Where scripts run, they send it and keep what is typed. */
export function GiftForm({ offer, returned }: GiftFormProps) {
  const { ref, begun: values, problems, busy, onSubmit, onInput } = useGiftForm(returned);
  const first = GIFT_FIELDS.find((field) => problems[field]);
  const part = { values, problems, first };
  // The page that the server keeps gets a key for each who reads it.
  const [fresh] = useState(() => (typeof document === 'undefined' ? KEY_PLACE : newUuid()));
  return (
    <form
      ref={ref}
      method="post"
      className="gift-form paper"
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      aria-busy={busy || undefined}
    >
      <input type="hidden" name="creation_key" defaultValue={returned?.key ?? fresh} suppressHydrationWarning />
      <FieldError role="alert">{problems['']}</FieldError>
      <Worth offer={offer} {...part} />
      <People {...part} />
      <fieldset className="gift-form__part">
        <legend>¿Con qué palabras y cuándo?</legend>
        <Field id="gift-message" label="Mensaje" optional problem={problems.message}>
          {(control) => <textarea {...control} {...controlOf('message', part)} rows={3} maxLength={LONGEST.message} />}
        </Field>
        <Line of={part} name="arrives_on" label="Día en que llega" type="date" required />
        <p className="help">A más tardar un mes antes de que venza.</p>
      </fieldset>
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
            Acepto los{' '}
            <a href="/terminos-y-condiciones" target="_blank" rel="noopener noreferrer">
              términos y condiciones
            </a>
            : la gift card vale por {offer.months} meses.
          </span>
        </label>
        <FieldError id="gift-agreed-problem">{problems.agreed}</FieldError>
      </div>
      <button className="btn btn--lg" type="submit" aria-busy={busy || undefined}>
        Seguir al pago
      </button>
      <p className="help">Todavía no pagas: primero ves cómo queda. Después eliges tarjeta o transferencia.</p>
    </form>
  );
}

const controlOf = (name: GiftField, { values, first }: PartProps) => ({
  name,
  autoFocus: name === first,
  defaultValue: values[name],
});

interface LineProps extends ComponentProps<'input'> {
  of: PartProps;
  name: GiftField;
  label: string;
  optional?: boolean;
}

/** A field of one line. */
function Line({ of, name, label, optional, ...input }: LineProps) {
  return (
    <Field id={`gift-${name}`} label={label} optional={optional} problem={of.problems[name]}>
      {(control) => <input {...control} {...controlOf(name, of)} {...input} />}
    </Field>
  );
}

/** A number, as it is typed. */
const NUMBER = { type: 'text', inputMode: 'numeric', autoComplete: 'off' } as const;

interface PillProps {
  name: 'what' | 'chosen';
  value: string;
  label: string;
  checked: boolean;
}

const Pill = ({ name, value, label, checked }: PillProps) => (
  <label className="gift-form__pill">
    <input type="radio" name={name} value={value} defaultChecked={checked} />
    <span>{label}</span>
  </label>
);

function Worth({ offer: { experiences }, ...part }: PartProps & { offer: GiftCardOfferDto }) {
  const { what, chosen } = part.values;
  return (
    <fieldset className="gift-form__part">
      <legend>¿Qué regalas?</legend>
      {experiences.length > 0 ? (
        <div className="gift-form__kinds">
          <Pill name="what" value="monto" label="Un monto" checked={what !== 'experiencia'} />
          <Pill name="what" value="experiencia" label="Una experiencia" checked={what === 'experiencia'} />
        </div>
      ) : (
        <input type="hidden" name="what" value="monto" />
      )}
      <div className="gift-form__amounts" role="group" aria-label="Monto">
        {SUGGESTED.map(String).map((amount) => (
          <Pill key={amount} name="chosen" value={amount} label={clp(Number(amount))} checked={chosen === amount} />
        ))}
        <Pill name="chosen" value={OTHER_AMOUNT} label="Otro" checked={chosen === OTHER_AMOUNT} />
        <div className="gift-form__other">
          <Line of={part} name="amount" label="Otro monto" {...NUMBER} placeholder="75.000" maxLength={12} />
          <p className="help">Desde $20.000, de mil en mil.</p>
        </div>
      </div>
      {experiences.length > 0 && (
        <div className="gift-form__experience pair">
          <Field id="gift-experience" label="Experiencia" problem={part.problems.proposal_id}>
            {(control) => (
              <select {...control} {...controlOf('proposal_id', part)}>
                <option value="">Elige una</option>
                {experiences.map(({ id, name, chef_name: chef, price_per_person: price }) => (
                  <option key={id} value={id}>
                    {name}, de {chef}: {clp(price)} por persona
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Line of={part} name="guests" label="Para cuántas personas" {...NUMBER} maxLength={2} />
        </div>
      )}
    </fieldset>
  );
}

function People(part: PartProps) {
  const [name, mail] = [
    { type: 'text', maxLength: LONGEST.name },
    { type: 'email', maxLength: LONGEST.email },
  ];
  return (
    <fieldset className="gift-form__part">
      <legend>¿De quién y para quién?</legend>
      <div className="pair">
        <Line of={part} name="buyer_name" label="Tu nombre" {...name} required autoComplete="name" />
        <Line of={part} name="buyer_email" label="Tu correo" {...mail} required autoComplete="email" />
        <Line of={part} name="receiver_name" label="Nombre de quien la recibe" {...name} required autoComplete="off" />
        <Line of={part} name="receiver_email" label="Su correo" optional {...mail} autoComplete="off" />
      </div>
      <p className="help">Sin su correo, la gift card te llega a ti y la entregas tú.</p>
    </fieldset>
  );
}
