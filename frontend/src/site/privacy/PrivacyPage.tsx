import { useGetCompanyQuery } from '../../api/public.generated';
import { Head } from '../../ui/Head';
import { useSettings } from '../../ui/settings';
import { breadcrumbLd, HOME } from '../json-ld';
import type { FirstMessage } from '../quote/message';
import { Ways } from '../quote/Ways';
import { monthOf, longDate } from '../long-date';
import { SectionTexts } from '../text/SectionTexts';
import { useText } from '../text/use-text';
import { Retention } from './Retention';

const STEPS = [HOME, { name: 'Privacidad', path: '/privacidad' }];

const MESSAGE: FirstMessage = {
  title: 'Mis datos personales',
  body: 'Hola, quiero ejercer un derecho sobre mis datos personales.\n\nMi nombre: \nLo que pido (acceso, rectificación, supresión, oposición, portabilidad o bloqueo): ',
};

/** How personal data are used, and the rights under Law 21.719. */
export function PrivacyPage() {
  const settings = useSettings();
  const company = useGetCompanyQuery().data?.data;
  const text = useText('privacy');
  return (
    <>
      <Head
        title="Privacidad"
        description="Qué datos tuyos guardamos, para qué, por cuánto tiempo y cómo ejercer tus derechos."
        canonical="/privacidad"
        jsonLd={breadcrumbLd(STEPS, settings)}
      />
      {text && (
        <SectionTexts
          text={text}
          steps={STEPS}
          label="Contenido de esta página"
          said={{
            product: settings.productName,
            updated: text.number === 1 ? monthOf(text.day) : longDate(text.day),
          }}
          parts={{ retention: <Retention months={settings.quoteRetentionMonths ?? 0} /> }}
        >
          <h2 id="dudas">Para ejercer tus derechos</h2>
          <p>
            Escríbenos por donde prefieras. El mensaje ya va empezado: solo complétalo.
            {company?.address &&
              ` También nos encuentras en ${[company.address, company.city].filter(Boolean).join(', ')}.`}
          </p>
          {company && <Ways company={company} message={MESSAGE} />}
        </SectionTexts>
      )}
    </>
  );
}
