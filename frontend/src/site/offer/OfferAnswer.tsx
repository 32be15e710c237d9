import type { ClientOfferDto, MyPlanDto } from '../../api/link.generated';
import { Field, FieldError } from '../../ui/Field';
import type { ReturnedAnswer } from './take-answer';

interface OfferAnswerProps {
  offer: ClientOfferDto;
  /** What is paid when; null where nothing is asked. */
  plan: MyPlanDto | null;
  returned: ReturnedAnswer | undefined;
}

export function OfferAnswer({ offer, plan, returned }: OfferAnswerProps) {
  const problems = returned?.problems ?? {};
  const isChange = offer.compared !== null;
  return (
    <section className="offer__answer paper" id="responder" aria-label="Tu respuesta">
      <form method="post" noValidate>
        <h2>{isChange ? '¿Te parece este cambio?' : '¿Reservamos esta mesa?'}</h2>
        <input type="hidden" name="terms_version" value={offer.terms_version} />
        <Field id="offer-name" label="Tu nombre" problem={problems.name}>
          {(control) => (
            <input
              {...control}
              name="name"
              type="text"
              required
              maxLength={200}
              autoComplete="name"
              defaultValue={returned?.name ?? ''}
              autoFocus={problems.name !== undefined}
            />
          )}
        </Field>
        <div className="field">
          <label className="offer__terms">
            <input
              type="checkbox"
              name="terms"
              value="si"
              required
              defaultChecked={returned?.agrees}
              autoFocus={problems.terms !== undefined && problems.name === undefined}
              aria-describedby={problems.terms && 'offer-terms-problem'}
              aria-invalid={problems.terms ? true : undefined}
            />
            <span>
              Acepto {isChange ? 'este cambio' : 'esta cotización'} y los{' '}
              <a href="/terminos-y-condiciones" target="_blank" rel="noopener noreferrer">
                términos y condiciones
              </a>
              .
            </span>
          </label>
          <FieldError id="offer-terms-problem">{problems.terms}</FieldError>
        </div>
        <button className="btn btn--lg" type="submit" name="answer" value="si">
          {isChange ? 'Sí, cambiar' : 'Aceptar'}
        </button>
        <p className="help">
          {plan
            ? 'Aceptar no cobra nada: en tu página verás lo que se paga, y hasta cuándo.'
            : 'No pagas nada aquí: después te contactamos para el pago.'}
        </p>
      </form>
      <details open={problems.reason !== undefined}>
        <summary>{isChange ? 'No, dejarlo como estaba' : 'No, gracias'}</summary>
        <form method="post">
          <Field id="offer-reason" label="¿Qué no calzó?" optional problem={problems.reason}>
            {(control) => (
              <textarea {...control} name="reason" rows={3} maxLength={500} defaultValue={returned?.reason ?? ''} />
            )}
          </Field>
          <button className="btn btn--outline" type="submit" name="answer" value="no">
            Enviar que no
          </button>
        </form>
      </details>
    </section>
  );
}
