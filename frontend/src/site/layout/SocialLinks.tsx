import type { CompanyDto } from '../../api/public.generated';
import { chatLink, hasChat } from '../../ui/format';
import { Icon, type IconName } from '../../ui/Icon';

interface Channel {
  name: string;
  icon: IconName;
  address: string | null | undefined;
}

/** The company's networks and its chat, if they are registered. */
export function SocialLinks({ company }: { company: CompanyDto | undefined }) {
  if (!company) return null;
  const channels: Channel[] = [
    { name: 'Instagram', icon: 'instagram', address: company.instagram },
    { name: 'Facebook', icon: 'facebook', address: company.facebook },
    { name: 'LinkedIn', icon: 'linkedin', address: company.linkedin },
    {
      name: 'Escríbenos por WhatsApp',
      icon: 'whatsapp',
      address: hasChat(company.phone_number) ? chatLink(company.phone_number) : null,
    },
  ];
  return (
    <ul className="social" role="list">
      {channels.map(
        ({ name, icon, address }) =>
          address && (
            <li key={icon}>
              <a className="icon-btn" href={address} aria-label={name} target="_blank" rel="noopener noreferrer">
                <Icon name={icon} />
              </a>
            </li>
          ),
      )}
    </ul>
  );
}
