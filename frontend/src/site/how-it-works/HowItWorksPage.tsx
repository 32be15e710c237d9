import { Link } from 'react-router-dom';
import { Head } from '../../ui/Head';
import { Arrow } from '../../ui/Icon';
import { useSettings } from '../../ui/settings';
import { rolls } from '../art/plates';
import { PageTop } from '../house/PageTop';
import { Turn } from '../house/Turn';
import { breadcrumbLd } from '../json-ld';
import { Invitation } from '../quote/Invitation';
import { eggs, roast, salad, tart } from './pictures';

const STEPS = [
  { name: 'Inicio', path: '/' },
  { name: '¿Cómo funciona?', path: '/como-funciona' },
];

export function HowItWorksPage() {
  const settings = useSettings();
  return (
    <>
      <Head
        title="¿Cómo funciona?"
        description="Experiencias presenciales, menús listos para reservar, chefs que llegan con todo y clases online en vivo: así funciona una mesa con nosotros."
        canonical="/como-funciona"
        jsonLd={breadcrumbLd(STEPS, settings)}
      />
      <PageTop
        steps={STEPS}
        title="¿Cómo funciona?"
        lead="Tú pones la mesa y la gente. El chef llega con lo demás, o te acompaña por pantalla mientras cocinas tú."
      />
      <div className="band band--flush">
        <ul className="turns wrap" role="list">
          <Turn title="Experiencias presenciales" plate={roast}>
            <p>
              Un chef independiente va a tu casa, a tu oficina o al lugar que elijas, y cocina ahí, frente a tu gente.
              Puede ser una cena, una clase o una celebración grande.
            </p>
          </Turn>
          <Turn title="Experiencias listas para reservar" plate={tart}>
            <p>
              Cada chef publica experiencias ya pensadas: la entrada, el fondo y el postre están escritos. Eliges una,
              nos dices la fecha y cuántos son, y la reservas con nosotros.
            </p>
            <Link className="link more" to="/experiencias">
              Ver experiencias <Arrow />
            </Link>
          </Turn>
          <Turn title="Menús para todos los gustos" plate={salad}>
            <p>
              Hay cocina chilena, parrilla, pastas, mariscos, mesas veganas y mucho más. El chef trae los ingredientes y
              sus ayudantes: tú no sales a comprar ni te levantas de la mesa.
            </p>
            <Link className="link more" to="/chefs">
              Ver los chefs <Arrow />
            </Link>
          </Turn>
          <Turn title="Clases online" plate={eggs}>
            <p>
              El chef cocina en vivo desde su cocina y tú lo sigues desde la tuya, paso a paso. Preguntas cuando algo no
              resulta y, al terminar, la cena es la que hiciste.
            </p>
          </Turn>
        </ul>
      </div>
      <Invitation
        title="¿Te sientas con nosotros?"
        text="Cuéntanos la fecha, la comuna y cuántos son. Te respondemos con chefs y menús que calzan."
        plate={rolls}
      >
        <Link className="btn btn--lg" to="/cotiza">
          Cotiza con nosotros
        </Link>
      </Invitation>
    </>
  );
}
