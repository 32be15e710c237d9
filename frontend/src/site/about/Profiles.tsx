import type { CompanyDto } from '../../api/public.generated';
import { Icon, type IconName } from '../../ui/Icon';

/** Links to the company's professional network and photo profile, if they are registered. */
export function Profiles({ company }: { company: CompanyDto | undefined }) {
  const profiles: { name: string; icon: IconName; address: string | null | undefined }[] = [
    { name: 'LinkedIn', icon: 'linkedin', address: company?.linkedin },
    { name: 'Instagram', icon: 'instagram', address: company?.instagram },
  ];
  const registered = profiles.filter(({ address }) => address);
  if (registered.length === 0) return null;
  return (
    <section className="band band--slim wrap row row--apart" aria-labelledby="perfiles">
      <h2 id="perfiles" className="profiles__title">
        Síguenos de cerca
      </h2>
      <ul className="row" role="list">
        {registered.map(({ name, icon, address }) => (
          <li key={icon}>
            <a
              className="btn btn--outline profiles__link"
              href={address ?? ''}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name={icon} /> {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
