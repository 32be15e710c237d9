import type { ClientOfferDto, NewerOfferDto } from '../../api/link.generated';
import { givenBackWords } from '../given-back-words';
import { longDate } from '../long-date';
import { longDay, moment } from '../../ui/evening-words';
import type { ReturnedAnswer } from './take-answer';

interface OfferStateProps {
  /** Of the link that opened the page. */
  token: string;
  offer: ClientOfferDto;
  /** What confirms its date, where that waits for a payment. */
  confirms: string | null;
  returned: ReturnedAnswer | undefined;
}

/** What has become of the offer, in one sentence, above everything else that can be read. */
export function OfferState({ token, offer, confirms, returned }: OfferStateProps) {
  const { state, over, evening, newer, accepted_name: name, accepted_at: at, confirmation_mailed: mailed } = offer;
  if (over !== null)
    return (
      <p className="offer__note is-over" role="status">
        {over}
        {newer && <Newer newer={newer} label="Ver la versión nueva" />}
        {offer.given_back && ` ${givenBackWords(offer.given_back)}`}
      </p>
    );
  if (state === 'aceptada')
    return (
      <div className="offer__note is-agreed" role="status">
        <p>
          <strong>{confirms ? 'Aceptaste esta mesa.' : 'Tu mesa está confirmada.'}</strong>
          {confirms && ` ${confirms}`}
          {mailed && ' Te enviamos un correo con la fecha para tu calendario.'}
        </p>
        {newer && (
          <p>
            Te propusimos un cambio. Mientras no digas que sí, vale esto.
            <Newer newer={newer} label="Ver el cambio" />
          </p>
        )}
        <p>
          {name && `Aceptó ${name}`}
          {at && ` el ${moment(at)}`}.
          {evening && evening.day !== offer.day && ` La fecha se cambió después: es el ${longDay(evening.day)}.`}
        </p>
        {evening && (
          <p className="offer__calendar">
            <a href={`/api/v1/offers/calendar/${token}`} download>
              Agregar a tu calendario
            </a>
          </p>
        )}
        {offer.terms_path && (
          <p>
            Aceptaste los{' '}
            <a href={offer.terms_path} rel="noopener noreferrer">
              términos y condiciones del {longDate(offer.terms_day)}
            </a>
            .
          </p>
        )}
      </div>
    );
  if (returned?.problem)
    return (
      <p className="offer__note is-over" role="alert">
        {returned.problem}
      </p>
    );
  return (
    <p className="offer__note">
      {offer.compared && 'Es un cambio de lo que aceptaste: mientras no digas que sí, nada cambia. '}
      {offer.compared ? 'Responde' : 'Vale'} hasta el <strong>{longDay(offer.valid_until)}</strong>.{' '}
      <a className="offer__jump" href="#responder">
        Responder
      </a>
    </p>
  );
}

/** The way to a change of the offer. */
function Newer({ newer: { number, url }, label }: { newer: NewerOfferDto; label: string }) {
  return (
    <>
      {' '}
      <a href={url}>
        {label} ({number})
      </a>
    </>
  );
}
