import type { ReactNode } from 'react';
import type { CompanyDto } from '../../api/public.generated';

/** The company's networks, how soon and when it answers, and its address. E-mail and phone are in Ways.tsx. */
export function CompanyFacts({ company }: { company: CompanyDto }) {
  const rows: [name: string, value: ReactNode][] = [
    ['Instagram', profile(company.instagram)],
    ['Facebook', profile(company.facebook)],
    ['LinkedIn', profile(company.linkedin)],
    ['Respuesta', company.reply_promise],
    ['Horario', company.working_hours],
    ['Dirección', [company.address, company.city].filter(Boolean).join(', ')],
  ];
  return (
    <dl className="contact__facts">
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** 'instagram.com/sobremesa' for 'https://www.instagram.com/sobremesa/'. */
const profile = (address: string | null) =>
  address && (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
    </a>
  );
