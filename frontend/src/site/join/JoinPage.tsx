import { Head } from '../../ui/Head';
import { useSettings } from '../../ui/settings';
import { paella } from '../art/plates';
import { PageTop } from '../house/PageTop';
import { Turn } from '../house/Turn';
import { breadcrumbLd } from '../json-ld';
import { Invitation } from '../quote/Invitation';
import { LeadButton } from '../quote/LeadButton';
import { JOIN_WORDS } from './join-words';
import { ceviche, empanadas, pasta } from './pictures';

const STEPS = [
  { name: 'Inicio', path: '/' },
  { name: 'Únete al equipo', path: '/unete-al-equipo' },
];

/** The offer for chefs, venues and suppliers. */
export function JoinPage() {
  const settings = useSettings();
  return (
    <>
      <Head
        title="Únete al equipo: chefs, espacios y proveedores"
        description="Si cocinas, tienes un lugar donde recibir o produces algo rico, trabaja con nosotros en Santiago y Viña del Mar."
        canonical="/unete-al-equipo"
        jsonLd={breadcrumbLd(STEPS, settings)}
      />
      <PageTop
        steps={STEPS}
        title="Hay un puesto para ti en esta mesa"
        lead="Buscamos chefs independientes, espacios con carácter y proveedores que cuidan lo que entregan."
      >
        <LeadButton words={JOIN_WORDS}>Contáctanos</LeadButton>
      </PageTop>
      <div className="band band--flush">
        <ul className="turns wrap" role="list">
          <Turn title="Si eres chef" plate={pasta}>
            <p>
              Cocina lo tuyo, con tu nombre y a tu precio. Nosotros te acercamos a quienes quieren sentarse a tu mesa.
            </p>
            <ul role="list">
              <li>Una página propia, con tu historia, tus fotos y tus menús.</li>
              <li>Tú decides tu precio por persona, tus comunas y tus formatos.</li>
              <li>Tú manejas tu agenda: abres las fechas que quieres trabajar.</li>
            </ul>
          </Turn>
          <Turn title="Si tienes un espacio" plate={empanadas}>
            <p>Una casona, una terraza, una cocina taller: lugares donde dé gusto quedarse después de comer.</p>
            <ul role="list">
              <li>Cenas, clases y eventos de empresas cuando tu espacio está libre.</li>
              <li>Grupos que llegan con su chef y su menú ya definidos.</li>
            </ul>
          </Turn>
          <Turn title="Si eres proveedor" plate={ceviche}>
            <p>Verduras, pescados, vinos, flores o vajilla: lo bueno se nota en el plato y alrededor de él.</p>
            <ul role="list">
              <li>Chefs que compran por calidad y vuelven a llamar.</li>
              <li>Eventos con fecha y número de personas conocidos de antemano.</li>
            </ul>
          </Turn>
        </ul>
      </div>
      <Invitation
        title="¿Trabajamos juntos?"
        text="Escríbenos unas líneas sobre lo que haces. Te leemos y te respondemos."
        plate={paella}
      >
        <LeadButton words={JOIN_WORDS}>Contáctanos</LeadButton>
      </Invitation>
    </>
  );
}
