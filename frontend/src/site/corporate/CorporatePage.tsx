import { useListClientLogosQuery } from '../../api/public.generated';
import { Head } from '../../ui/Head';
import { Ring } from '../../ui/Ring';
import { useSettings } from '../../ui/settings';
import { divided, plain } from '../../ui/text/document';
import { Prose } from '../../ui/text/Prose';
import { paella } from '../art/plates';
import { EventsClaim } from '../house/EventsClaim';
import { PageTop } from '../house/PageTop';
import { breadcrumbLd, HOME } from '../json-ld';
import { Invitation } from '../quote/Invitation';
import { QuoteButton } from '../quote/QuoteButton';
import { useText } from '../text/use-text';
import './corporate.css';
import { LogoWall } from './LogoWall';
import { table } from './pictures';

const STEPS = [HOME, { name: 'Corporativo', path: '/corporativo' }];

export function CorporatePage() {
  const settings = useSettings();
  const logos = useListClientLogosQuery().data?.data ?? [];
  const cards = divided(useText('corporate')?.document.content ?? [], 2).sections;

  return (
    <>
      <Head
        title="Eventos para empresas con chefs independientes"
        description="Team building de cocina, catering, cenas y gift cards para tu empresa en Santiago y Viña del Mar. Más de 500 eventos realizados."
        canonical="/corporativo"
        jsonLd={breadcrumbLd(STEPS, settings)}
      />
      <PageTop
        steps={STEPS}
        title="Cotiza un evento con nosotros"
        lead="Tu empresa pone la fecha y la gente. Nosotros, chefs independientes que saben hacer que un equipo se quede conversando."
        table={table}
      >
        <QuoteButton>Cotiza con nosotros</QuoteButton>
      </PageTop>
      <ul className="cartas wrap" role="list" aria-label="Lo que hacemos para empresas">
        {cards.map(({ heading, blocks }, at) => (
          <li className="paper" key={at}>
            <Ring stroke={3} />
            <h2>{plain(heading.content)}</h2>
            <Prose blocks={blocks} />
          </li>
        ))}
      </ul>
      {logos.length > 0 && <LogoWall logos={logos} />}
      <EventsClaim>
        Mesas chicas y salones llenos, almuerzos de martes y fiestas de aniversario: cada evento tuvo su propio chef y
        su propio menú.
      </EventsClaim>
      <Invitation
        title="¿Qué celebra tu empresa?"
        text="Cuéntanos la fecha, el lugar y cuántos son. Te respondemos con chefs y menús que calzan."
        plate={paella}
      >
        <QuoteButton>Cotiza con nosotros</QuoteButton>
      </Invitation>
    </>
  );
}
