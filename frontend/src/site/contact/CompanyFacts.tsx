import type { CompanyDto } from '../../api/public.generated';

interface Network {
  name: string;
  text: string;
  address: string;
}

/**
 * The company's networks, if they are registered, and its address. E-mail and phone are among the ways to write
 * (Ways.tsx).
 */
export function CompanyFacts({ company }: { company: CompanyDto }) {
  const place = [company.address, company.city].filter(Boolean).join(', ');
  return (
    <dl className="contact__facts">
      {networksOf(company).map(({ name, text, address }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <a href={address} target="_blank" rel="noopener noreferrer">
              {text}
            </a>
          </dd>
        </div>
      ))}
      {HOW.map(([name, field]) => {
        const text = company[field];
        return (
          text && (
            <div key={field}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          )
        );
      })}
      {place && (
        <div>
          <dt>Dirección</dt>
          <dd>{place}</dd>
        </div>
      )}
    </dl>
  );
}

/** When, and how soon, clients are answered. */
const HOW = [
  ['Respuesta', 'reply_promise'],
  ['Horario', 'working_hours'],
] as const;

function networksOf({ instagram, facebook, linkedin }: CompanyDto): Network[] {
  const networks = [
    { name: 'Instagram', address: instagram },
    { name: 'Facebook', address: facebook },
    { name: 'LinkedIn', address: linkedin },
  ];
  return networks.flatMap(({ name, address }) => (address ? [{ name, text: profileName(address), address }] : []));
}

/** 'instagram.com/sobremesa' for 'https://www.instagram.com/sobremesa/'. */
function profileName(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}
