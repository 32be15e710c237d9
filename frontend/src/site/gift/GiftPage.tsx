import { Link, useActionData } from 'react-router-dom';
import { useGetCompanyQuery, useGetGiftCardOfferQuery } from '../../api/link.generated';
import { Head } from '../../ui/Head';
import { useSettings } from '../../ui/settings';
import { PageTop } from '../house/PageTop';
import { breadcrumbLd, HOME } from '../json-ld';
import { Ways } from '../quote/Ways';
import { CardFace } from '../card-face/CardFace';
import './gift.css';
import { GiftForm } from './GiftForm';
import type { ReturnedGift } from './take-gift';

const STEPS = [HOME, { name: 'Regala', path: '/regala' }];

/** The page on which a gift card is bought: an amount, or an experience for so many people. Its form works without scripts. */
export function GiftPage() {
  const settings = useSettings();
  const offer = useGetGiftCardOfferQuery().data?.data;
  const returned = useActionData<ReturnedGift>();
  if (!offer) return null;
  return (
    <>
      <Head
        title="Regala una gift card"
        description="Una noche con un chef en casa, sin elegir la fecha: regala un monto o una experiencia, y llega por correo el día que quieras."
        canonical="/regala"
        jsonLd={breadcrumbLd(STEPS, settings)}
      />
      <PageTop
        steps={STEPS}
        title="Regala una mesa"
        lead="Un monto o una experiencia, para una noche con un chef en casa. Quien la recibe elige la fecha."
      />
      <div className="wrap gift">
        <div className="gift__side">
          <div className="gift__face" aria-hidden="true">
            <CardFace worth="Una noche con un chef" to="Antonia" from="Camila">
              Con tus palabras, y un código que es solo suyo.
            </CardFace>
          </div>
          <ul className="gift__facts" role="list">
            <li>Vale por {offer.months} meses, y se usa en partes.</li>
            <li>Llega por correo el día que elijas, o la imprimes y la entregas tú.</li>
            <li>
              ¿Ya tienes una? <Link to="/regala/saldo">Mira su saldo</Link>.
            </li>
          </ul>
        </div>
        {offer.offered ? <GiftForm offer={offer} returned={returned} /> : <AskUs />}
      </div>
    </>
  );
}

/** While the company takes no money here, one asks for a card as before. */
function AskUs() {
  const company = useGetCompanyQuery().data?.data;
  return (
    <section className="gift__ask" aria-labelledby="pedirla">
      <h2 id="pedirla">Pídela y la preparamos contigo</h2>
      <p>
        Escríbenos para quién es y cuánto quieres regalar, o <Link to="/cotiza?motivo=gift_card">pídela en Cotiza</Link>
        .
      </p>
      {company && (
        <Ways company={company} message={{ title: 'Gift card', body: 'Hola, quiero regalar una gift card.' }} />
      )}
    </section>
  );
}
