import { useMemo } from 'react';
import { useActionData, useSearchParams } from 'react-router-dom';
import { useGetCompanyQuery } from '../../api/public.generated';
import { Head } from '../../ui/Head';
import { useSettings } from '../../ui/settings';
import { PageTop } from '../house/PageTop';
import { breadcrumbLd, HOME, organizationLd } from '../json-ld';
import { readFilters } from '../list/address';
import { About } from '../quote/About';
import { AskForm } from '../quote/AskForm';
import { ASKED_PARAMETERS } from '../quote/contact-path';
import { OwnForm } from '../quote/form/OwnForm';
import type { ReturnedForm } from '../quote/form/use-quote-form';
import { quoteMessage } from '../quote/message';
import { Ways } from '../quote/Ways';
import { CompanyFacts } from './CompanyFacts';
import './contact.css';
import { useSubject } from './subject';
import { useSaid, useWish } from '../quote/wish';

const STEPS = [HOME, { name: 'Cotiza', path: '/cotiza' }];

/** The contact page: the form to ask for a quote, and the company's data. */
export function ContactPage() {
  const settings = useSettings();
  const company = useGetCompanyQuery().data?.data;
  const about = useSubject();
  const [search] = useSearchParams();
  const here = useMemo(() => readFilters(search), [search]);
  const wish = useWish(here);
  // The form looks it up.
  const kind = search.get(ASKED_PARAMETERS.kind);
  const message = quoteMessage(about, useSaid(wish));
  // The answer of the route's action, when the form was sent without scripts.
  const returned = useActionData<ReturnedForm>();
  // React makes a form again whose parent renders before the form's code is there. So this one changes only with the address.
  const form = useMemo(
    () => <OwnForm about={about} wish={here} kind={kind} returned={returned} />,
    [about, here, kind, returned],
  );

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
      <div className="contact wrap">
        <section className="contact__panel paper" aria-labelledby="cotiza">
          <h2 id="cotiza">Cotiza con nosotros</h2>
          {about && <About subject={about} />}
          {returned ? (
            form
          ) : (
            <AskForm slot="lead" about={about} commune={wish.ciudad} onPage>
              {form}
            </AskForm>
          )}
        </section>
        {company && (
          <div className="contact__aside">
            <section aria-labelledby="directo">
              <h2 id="directo">¿Prefieres escribirnos?</h2>
              <p>El mensaje ya va empezado: solo complétalo.</p>
              <Ways company={company} message={message} />
            </section>
            <section aria-labelledby="datos">
              <h2 id="datos">Dónde encontrarnos</h2>
              <CompanyFacts company={company} />
            </section>
          </div>
        )}
      </div>
    </>
  );
}
