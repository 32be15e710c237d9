import { Link, useParams } from 'react-router-dom';

import { useGetTermsVersionQuery } from '../../api/public.generated';
import { Head } from '../../ui/Head';
import { TermsText } from '../text/TermsText';
import { longDate } from '../long-date';
import { textOf } from '../text/use-text';
import './terms-version.css';

/** A version of the terms, for anyone who agreed to it. Search engines are led to the terms of today. */
export function TermsVersionPage() {
  const number = Number(useParams()['number']);
  const shown = useGetTermsVersionQuery({ id: number }).data?.data;
  if (!shown) return null;
  const text = textOf(shown);
  const steps = [
    { name: 'Inicio', path: '/' },
    { name: 'Términos y condiciones', path: '/terminos-y-condiciones' },
    { name: `Versión ${number}`, path: `/terminos-y-condiciones/version/${number}` },
  ];
  return (
    <>
      <Head
        title={`Términos y condiciones, versión ${number}`}
        description={`Versión ${number} de los términos y condiciones, del ${longDate(text.day)}.`}
        canonical={`/terminos-y-condiciones/version/${number}`}
        noindex
      />
      <TermsText
        text={text}
        steps={steps}
        before={
          <p className="terms-version wrap" role="note">
            {`Esta es la versión ${number}, del ${longDate(text.day)}. Rige para quienes la aceptaron. `}
            <Link to="/terminos-y-condiciones">Ver los términos de hoy</Link>
          </p>
        }
      />
    </>
  );
}
