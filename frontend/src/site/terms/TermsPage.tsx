import { Head } from '../../ui/Head';
import { useSettings } from '../../ui/settings';
import { LongText } from '../house/LongText';
import { PageTop } from '../house/PageTop';
import { breadcrumbLd } from '../json-ld';
import { LeadButton } from '../quote/LeadButton';
import { SECTIONS } from './sections';
import { TERMS_WORDS } from './terms-words';

const STEPS = [
  { name: 'Inicio', path: '/' },
  { name: 'Términos y condiciones', path: '/terminos-y-condiciones' },
];

export function TermsPage() {
  const settings = useSettings();
  return (
    <>
      <Head
        title="Términos y condiciones"
        description="Cómo intermediamos entre chefs y clientes, cómo se paga y se cancela, y cómo cuidamos tus datos."
        canonical="/terminos-y-condiciones"
        jsonLd={breadcrumbLd(STEPS, settings)}
      />
      <PageTop
        steps={STEPS}
        title="Términos y condiciones"
        lead={`Lo que acordamos al usar ${settings.productName}, dicho con las palabras más simples que pudimos. Última actualización: noviembre de 2026.`}
      />
      <LongText label="Contenido de los términos" sections={SECTIONS}>
        <h2 id="dudas">¿Te quedó una duda?</h2>
        <p>Pregúntanos antes de contratar. Te responde una persona.</p>
        <LeadButton words={TERMS_WORDS}>Contáctanos</LeadButton>
      </LongText>
    </>
  );
}
