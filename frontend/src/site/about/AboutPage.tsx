import { useGetCompanyQuery, useListClientLogosQuery } from '../../api/public.generated';
import { Head } from '../../ui/Head';
import { useSettings } from '../../ui/settings';
import { divided, topOf } from '../../ui/text/document';
import { rolls } from '../art/plates';
import { ClientLogos } from '../house/ClientLogos';
import { EventsClaim } from '../house/EventsClaim';
import { PageTop } from '../house/PageTop';
import { breadcrumbLd, HOME, organizationLd } from '../json-ld';
import { Invitation } from '../quote/Invitation';
import { LeadButton, type LeadWords } from '../quote/LeadButton';
import { quoteMessage } from '../quote/message';
import { TurnTexts } from '../text/TurnTexts';
import { useText } from '../text/use-text';
import './about.css';
import { cake, stew, table } from './pictures';
import { Profiles } from './Profiles';
import { Values } from './Values';

const WORDS: LeadWords = {
  title: 'Cotiza con nosotros',
  aside: 'Cuéntanos de tu mesa y te proponemos chefs y menús que calzan.',
  ask: 'Dinos la fecha, la comuna y cuántos son.',
  message: quoteMessage(),
};

const STEPS = [HOME, { name: 'Nosotros', path: '/nosotros' }];

/** Who the company is and what it offers. */
export function AboutPage() {
  const settings = useSettings();
  const company = useGetCompanyQuery().data?.data;
  const logos = useListClientLogosQuery().data?.data ?? [];
  const { top, sections } = divided(useText('about')?.document.content ?? [], 2);
  const [values, ...offered] = sections;

  return (
    <>
      <Head
        title="Nosotros: chefs independientes y mesas largas"
        description="Conectamos a chefs independientes con personas y empresas que quieren comer bien y quedarse conversando. Más de 500 eventos realizados."
        canonical="/nosotros"
        jsonLd={[organizationLd(company, settings), breadcrumbLd(STEPS, settings)]}
      />
      <PageTop steps={STEPS} {...topOf(top, { product: settings.productName })} table={table} />
      {values && <Values {...values} />}
      <section className="band band--sunk" aria-label="Lo que ofrecemos">
        <TurnTexts sections={offered} plates={[stew, cake]} />
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
        <LeadButton words={WORDS}>Cotiza con nosotros</LeadButton>
      </Invitation>
    </>
  );
}
