import { Head } from '../../ui/Head';
import { useSettings } from '../../ui/settings';
import { breadcrumbLd, HOME } from '../json-ld';
import { useText } from '../text/use-text';
import { TermsText } from '../text/TermsText';

const STEPS = [HOME, { name: 'Términos y condiciones', path: '/terminos-y-condiciones' }];

export function TermsPage() {
  const settings = useSettings();
  const text = useText('terms');
  return (
    <>
      <Head
        title="Términos y condiciones"
        description="Cómo intermediamos entre chefs y clientes, cómo se paga y se cancela, y cómo cuidamos tus datos."
        canonical="/terminos-y-condiciones"
        jsonLd={breadcrumbLd(STEPS, settings)}
      />
      {text && <TermsText text={text} steps={STEPS} />}
    </>
  );
}
