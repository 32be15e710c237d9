import { useParams } from 'react-router-dom';
import { useGetCompanyQuery, useListActiveFormsQuery, type ActiveFormDto } from '../../api/public.generated';
import { Head } from '../../ui/Head';
import { useSettings } from '../../ui/settings';
import { PageTop } from '../house/PageTop';
import { breadcrumbLd, HOME } from '../json-ld';
import { FormInPlace } from '../quote/embed/FormInPlace';
import { OwnForm } from '../quote/form/OwnForm';
import { quoteMessage } from '../quote/message';
import { Ways } from '../quote/Ways';
import './form-page.css';

/** The active reference form at its own address. Its loader makes sure that this is the address. */
export function FormPage() {
  const { routeName } = useParams();
  const form = useListActiveFormsQuery().data?.data.find(({ url }) => url === routeName);
  return form ? <Form key={form.id} form={form} /> : null;
}

function Form({ form: { id, title, type, url } }: { form: ActiveFormDto }) {
  const settings = useSettings();
  const company = useGetCompanyQuery().data?.data;
  const path = `/${url}`;
  const steps = [HOME, { name: title, path }];
  const own = <OwnForm />;
  return (
    <>
      <Head
        title={title}
        description={`${title}: completa el formulario y te respondemos con una propuesta.`}
        canonical={path}
        jsonLd={breadcrumbLd(steps, settings)}
      />
      <PageTop steps={steps} title={title} lead="Completa el formulario y te respondemos con una propuesta." />
      <div className="form-page wrap">
        <section className="form-page__panel paper" aria-label="Formulario">
          <FormInPlace type={type} path={`/embed/form/${id}`} title={title}>
            {own}
          </FormInPlace>
          <noscript>{own}</noscript>
        </section>
        {company && (
          <section aria-labelledby="directo">
            <h2 id="directo">¿Prefieres escribirnos?</h2>
            <Ways company={company} message={quoteMessage()} />
          </section>
        )}
      </div>
    </>
  );
}
