import { useGetCompanyQuery } from '../../api/public.generated';
import { Head } from '../../ui/Head';
import { useSettings } from '../../ui/settings';
import { PageTop } from '../house/PageTop';
import { breadcrumbLd, organizationLd } from '../json-ld';
import { quoteMessage } from '../quote/message';
import { Ways } from '../quote/Ways';
import { CompanyFacts } from './CompanyFacts';
import './contact.css';

const STEPS = [
  { name: 'Inicio', path: '/' },
  { name: 'Cotiza', path: '/cotiza' },
];

/** Asking for a quote, and the company's own data (product.md 2, Contact page). */
export function ContactPage() {
  const settings = useSettings();
  const company = useGetCompanyQuery().data?.data;

  return (
    <>
      <Head
        title="Cotiza tu experiencia"
        description="Escríbenos la fecha, la comuna y cuántos son: te proponemos chefs independientes y menús que calzan con tu mesa."
        canonical="/cotiza"
        jsonLd={[organizationLd(company, settings), breadcrumbLd(STEPS, settings)]}
      />
      <PageTop
        steps={STEPS}
        title="Cuéntanos de tu mesa"
        lead="La fecha, la comuna y cuántos son. Con eso te proponemos chefs y menús que calzan."
      />
      {company && (
        <div className="contact wrap">
          <section className="contact__panel paper" aria-labelledby="cotiza">
            <h2 id="cotiza">Cotiza con nosotros</h2>
            <p>Elige por dónde. El mensaje ya va empezado: solo complétalo.</p>
            <Ways company={company} message={quoteMessage()} />
          </section>
          <section aria-labelledby="datos">
            <h2 id="datos">Dónde encontrarnos</h2>
            <CompanyFacts company={company} />
          </section>
        </div>
      )}
    </>
  );
}
