import { useGetCompanyQuery } from '../../api/public.generated';
import { Head } from '../../ui/Head';
import { useSettings } from '../../ui/settings';
import { LongText } from '../house/LongText';
import { PageTop } from '../house/PageTop';
import { breadcrumbLd } from '../json-ld';
import type { FirstMessage } from '../quote/message';
import { Ways } from '../quote/Ways';
import { privacySections } from './sections';

const STEPS = [
  { name: 'Inicio', path: '/' },
  { name: 'Privacidad', path: '/privacidad' },
];

const MESSAGE: FirstMessage = {
  title: 'Mis datos personales',
  body: 'Hola, quiero ejercer un derecho sobre mis datos personales.\n\nMi nombre: \nLo que pido (acceso, rectificación, supresión, oposición, portabilidad o bloqueo): ',
};

/** How personal data are used, and the rights under Law 21.719. */
export function PrivacyPage() {
  const settings = useSettings();
  const company = useGetCompanyQuery().data?.data;
  return (
    <>
      <Head
        title="Privacidad"
        description="Qué datos tuyos guardamos, para qué, por cuánto tiempo y cómo ejercer tus derechos."
        canonical="/privacidad"
        jsonLd={breadcrumbLd(STEPS, settings)}
      />
      <PageTop
        steps={STEPS}
        title="Tus datos son tuyos"
        lead={`Qué guarda ${settings.productName} de ti, para qué y cómo pedir que lo cambiemos. Última actualización: noviembre de 2026.`}
      />
      <LongText label="Contenido de esta página" sections={privacySections(settings.quoteRetentionMonths ?? 0)}>
        <h2 id="dudas">Para ejercer tus derechos</h2>
        <p>
          Escríbenos por donde prefieras. El mensaje ya va empezado: solo complétalo.
          {company?.address &&
            ` También nos encuentras en ${[company.address, company.city].filter(Boolean).join(', ')}.`}
        </p>
        {company && <Ways company={company} message={MESSAGE} />}
      </LongText>
    </>
  );
}
