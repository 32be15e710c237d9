import { Head } from '../../ui/Head';
import { useSettings } from '../../ui/settings';
import { divided, topOf } from '../../ui/text/document';
import { paella } from '../art/plates';
import { PageTop } from '../house/PageTop';
import { breadcrumbLd, HOME } from '../json-ld';
import { Invitation } from '../quote/Invitation';
import { LeadButton, type LeadWords } from '../quote/LeadButton';
import { TurnTexts } from '../text/TurnTexts';
import { useText } from '../text/use-text';
import { ceviche, empanadas, pasta } from './pictures';

const WORDS: LeadWords = {
  title: 'Súmate al equipo',
  aside: 'Siempre hay lugar para alguien que cocina, recibe o produce bien.',
  ask: 'Cuéntanos quién eres, dónde trabajas y qué haces.',
  question: 'Si eres chef, tienes un espacio o eres proveedor; en qué comuna; qué haces…',
  message: {
    title: 'Quiero sumarme al equipo',
    body: 'Hola, quiero sumarme al equipo.\n\nSoy (chef, espacio o proveedor): \nMi nombre: \nComuna: \nLo que hago: ',
  },
};

const STEPS = [HOME, { name: 'Únete al equipo', path: '/unete-al-equipo' }];

/** The offer for chefs, venues and suppliers. */
export function JoinPage() {
  const settings = useSettings();
  const { top, sections } = divided(useText('join')?.document.content ?? [], 2);
  return (
    <>
      <Head
        title="Únete al equipo: chefs, espacios y proveedores"
        description="Si cocinas, tienes un lugar donde recibir o produces algo rico, trabaja con nosotros en Santiago y Viña del Mar."
        canonical="/unete-al-equipo"
        jsonLd={breadcrumbLd(STEPS, settings)}
      />
      <PageTop steps={STEPS} {...topOf(top, { product: settings.productName })}>
        <LeadButton words={WORDS}>Contáctanos</LeadButton>
      </PageTop>
      <div className="band band--flush">
        <TurnTexts sections={sections} plates={[pasta, empanadas, ceviche]} listRole="list" />
      </div>
      <Invitation
        title="¿Trabajamos juntos?"
        text="Escríbenos unas líneas sobre lo que haces. Te leemos y te respondemos."
        plate={paella}
      >
        <LeadButton words={WORDS}>Contáctanos</LeadButton>
      </Invitation>
    </>
  );
}
