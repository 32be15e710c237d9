import { Link } from 'react-router-dom';
import { Head } from '../../ui/Head';
import { useSettings } from '../../ui/settings';
import { divided, topOf } from '../../ui/text/document';
import { rolls } from '../art/plates';
import { PageTop } from '../house/PageTop';
import { breadcrumbLd, HOME } from '../json-ld';
import { Invitation } from '../quote/Invitation';
import { TurnTexts } from '../text/TurnTexts';
import { useText } from '../text/use-text';
import { Questions } from './Questions';
import { eggs, roast, salad, tart } from './pictures';

const STEPS = [HOME, { name: '¿Cómo funciona?', path: '/como-funciona' }];

export function HowItWorksPage() {
  const settings = useSettings();
  const text = useText('how-it-works');
  const questions = useText('questions');
  const { top, sections } = divided(text?.document.content ?? [], 2);
  return (
    <>
      <Head
        title="¿Cómo funciona?"
        description="Experiencias presenciales, menús listos para reservar, chefs que llegan con todo y clases online en vivo: así funciona una mesa con nosotros."
        canonical="/como-funciona"
        jsonLd={breadcrumbLd(STEPS, settings)}
      />
      <PageTop steps={STEPS} {...topOf(top, { product: settings.productName })} />
      <div className="band band--flush">
        <TurnTexts sections={sections} plates={[roast, tart, salad, eggs]} />
      </div>
      {questions && questions.document.content.length > 0 && <Questions document={questions.document} />}
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
