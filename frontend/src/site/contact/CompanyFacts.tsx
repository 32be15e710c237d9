import type { CompanyDto } from '../../api/public.generated';
import { chatLink, phone } from '../../ui/format';

interface Fact {
  name: string;
  text: string;
  address: string;
  /** Leads to another site, in its own tab. */
  outside?: boolean;
}

/** Where the company is and how to reach it; networks that are not registered are left out. */
export function CompanyFacts({ company }: { company: CompanyDto }) {
  const place = [company.address, company.city].filter(Boolean).join(', ');
  return (
    <dl className="contact__facts">
      {factsOf(company).map(({ name, text, address, outside }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <a href={address} {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}>
              {text}
            </a>
          </dd>
        </div>
      ))}
      {place && (
        <div>
          <dt>Dirección</dt>
          <dd>{place}</dd>
        </div>
      )}
    </dl>
  );
}

function factsOf({ email, phone_number, instagram, facebook, linkedin }: CompanyDto): Fact[] {
  const networks = [
    { name: 'Instagram', address: instagram },
    { name: 'Facebook', address: facebook },
    { name: 'LinkedIn', address: linkedin },
  ];
  return [
    { name: 'Correo', text: email, address: `mailto:${email}` },
    { name: 'Teléfono y WhatsApp', text: phone(phone_number), address: chatLink(phone_number), outside: true },
    ...networks.flatMap(({ name, address }) =>
      address ? [{ name, text: profileName(address), address, outside: true }] : [],
    ),
  ];
}

/** 'https://www.instagram.com/sobremesa/' → 'instagram.com/sobremesa'. */
function profileName(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}
