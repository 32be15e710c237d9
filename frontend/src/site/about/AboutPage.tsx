import { Link } from 'react-router-dom';
import { useGetCompanyQuery, useListClientLogosQuery } from '../../api/public.generated';
import { Head } from '../../ui/Head';
import { Arrow } from '../../ui/Icon';
import { useSettings } from '../../ui/settings';
import { rolls } from '../art/plates';
import { ClientLogos } from '../house/ClientLogos';
import { EventsClaim } from '../house/EventsClaim';
import { PageTop } from '../house/PageTop';
import { Turn } from '../house/Turn';
import { breadcrumbLd, organizationLd } from '../json-ld';
import { Invitation } from '../quote/Invitation';
import { LeadButton } from '../quote/LeadButton';
import { ABOUT_WORDS } from './about-words';
import './about.css';
import { cake, stew, table } from './pictures';
import { Profiles } from './Profiles';
import { Values } from './Values';

const STEPS = [
  { name: 'Inicio', path: '/' },
  { name: 'Nosotros', path: '/nosotros' },
];

/** Who the company is and what it offers. */
export function AboutPage() {
  const settings = useSettings();
  const company = useGetCompanyQuery().data?.data;
  const logos = useListClientLogosQuery().data?.data ?? [];

  return (
    <>
      <Head
        title="Nosotros: chefs independientes y mesas largas"
        description="Conectamos a chefs independientes con personas y empresas que quieren comer bien y quedarse conversando. Más de 500 eventos realizados."
        canonical="/nosotros"
        jsonLd={[organizationLd(company, settings), breadcrumbLd(STEPS, settings)]}
      />
      <PageTop
        steps={STEPS}
        title="Creemos en quedarse a la mesa"
        lead="Conectamos a chefs independientes con personas y empresas que quieren comer bien, sin apuro y con los suyos."
        table={table}
      />
      <Values />
      <section className="band band--sunk" aria-label="Lo que ofrecemos">
        <ul className="turns wrap" role="list">
          <Turn title="Eventos privados" plate={stew}>
            <p>
              Cenas, cumpleaños, clases de cocina y celebraciones en tu casa. El chef compra, cocina y sirve; tú te
              sientas con tus invitados.
            </p>
            <Link className="link more" to="/experiencias">
              Ver experiencias <Arrow />
            </Link>
          </Turn>
          <Turn title="Experiencias corporativas" plate={cake}>
            <p>
              Team building, catering, clases online y gift cards para equipos y clientes. Un chef para cada ocasión y
              una sola persona con quien coordinar.
            </p>
            <Link className="link more" to="/corporativo">
              Ver eventos para empresas <Arrow />
            </Link>
          </Turn>
        </ul>
      </section>
      {logos.length > 0 && <ClientLogos logos={logos} />}
      <EventsClaim>
        Detrás de cada uno hubo un chef con nombre y apellido, y una mesa que se alargó más de lo previsto.
      </EventsClaim>
      <Profiles company={company} />
      <Invitation
        title="¿Ponemos tu mesa?"
        text="Cuéntanos la fecha, la comuna y cuántos son. Te respondemos con chefs y menús que calzan."
        plate={rolls}
      >
        <LeadButton words={ABOUT_WORDS}>Cotiza con nosotros</LeadButton>
      </Invitation>
    </>
  );
}
