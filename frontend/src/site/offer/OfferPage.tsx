import { useActionData, useParams } from 'react-router-dom';
import {
  useGetCompanyQuery,
  usePlanOfOfferQuery,
  useReadOfferQuery,
  type ClientOfferDto,
} from '../../api/link.generated';
import { FactRows } from '../../ui/FactRows';
import { clp } from '../../ui/format';
import { Head } from '../../ui/Head';
import { Picture } from '../../ui/Picture';
import { PriceTable } from '../../ui/PriceTable';
import { useSettings } from '../../ui/settings';
import { shownRut } from '../../ui/rut';
import { PageStyle } from '../../ui/PageStyle';
import { confirmWords } from '../money/plan-words';
import { PlanNote } from '../money/PlanNote';
import { OfferAnswer } from './OfferAnswer';
import { OfferChange } from './OfferChange';
import { OfferMenus } from './OfferMenus';
import { OfferRules } from './OfferRules';
import { OfferState } from './OfferState';
import { lasting, longDay } from '../../ui/evening-words';
import css from './offer.css?inline';
import type { ReturnedAnswer } from './take-answer';

/** The page of an offer: made to be read at the table, printed, and answered. */
export function OfferPage() {
  const { token = '' } = useParams();
  const offer = useReadOfferQuery({ token }).data?.data;
  const plan = usePlanOfOfferQuery({ token }).data?.data.plan ?? null;
  const returned = useActionData<ReturnedAnswer>();
  if (!offer) return null;
  return (
    <>
      <Head title={`Cotización ${offer.number}`} noindex />
      <PageStyle name="offer" css={css} />
      <article className="offer wrap">
        <OfferTop offer={offer} />
        <OfferState token={token} offer={offer} confirms={plan && confirmWords(plan)} returned={returned} />
        {offer.compared && <OfferChange compared={offer.compared} />}
        <div className="offer__sheet">
          <OfferMenus offer={offer} />
          <section className="offer__price" aria-label="Precio">
            <PriceTable lines={offer.lines} total={offer.total} each={offer.per_person} />
          </section>
        </div>
        {plan && (offer.over === null || plan.agreed) && (
          <section className="offer__paying" aria-labelledby="pago">
            <h2 id="pago">Cómo se paga</h2>
            <PlanNote plan={plan} />
          </section>
        )}
        <OfferRules offer={offer} />
        {offer.state !== 'aceptada' && offer.over === null && (
          <OfferAnswer offer={offer} plan={plan} returned={returned} />
        )}
        <Issuer offer={offer} />
        <img className="offer__seen" src={`/api/v1/offers/seen/${token}`} alt="" width="1" height="1" />
      </article>
    </>
  );
}

/** Whose table it is: the chef, the evening, and for how many. */
function OfferTop({ offer }: { offer: ClientOfferDto }) {
  const { chef, evening } = offer;
  const { day, starts_at: startsAt } = evening ?? offer;
  return (
    <header className="offer__top">
      {chef && (
        <div className="offer__chef">
          <Picture image={chef.profile_image} alt="" sizes="11rem" priority />
        </div>
      )}
      <div>
        <p className="offer__number">Cotización {offer.number}</p>
        <h1>
          {offer.client}, tu mesa con {offer.chef_name}
        </h1>
        <p className="offer__when">
          <strong>{longDay(day)}</strong>, {startsAt}&nbsp;h
        </p>
        <dl className="offer__facts">
          <FactRows
            rows={[
              ['Invitados', offer.guests],
              ['Duración', lasting(offer.minutes)],
              ['Dónde', [offer.address, offer.commune].filter(Boolean).join(', ')],
            ]}
          />
        </dl>
      </div>
      <p className="offer__sum">
        <strong>{clp(offer.per_person)}</strong> por persona
        <span>
          Total {clp(offer.total)}, <span>impuestos incluidos</span>
        </span>
      </p>
    </header>
  );
}

function Issuer({ offer }: { offer: ClientOfferDto }) {
  const { productName } = useSettings();
  const company = useGetCompanyQuery().data?.data;
  return (
    <footer className="offer__issuer">
      <p>
        <strong>{company?.legal_name ?? productName}</strong>
        {company?.rut && `, RUT ${shownRut(company.rut)}`}
        {company && `, ${[company.address, company.city].filter(Boolean).join(', ')}.`}
        {company && (
          <>
            {' '}
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </>
        )}
      </p>
      <p>
        Somos un intermediario: {offer.chef_name} es chef independiente y responde por el servicio; nosotros, por la
        intermediación. {offer.fee}
      </p>
    </footer>
  );
}
