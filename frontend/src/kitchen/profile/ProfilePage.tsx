import { useGetKitchenProfileQuery } from '../../api/kitchen.generated';
import { Head } from '../../ui/Head';
import { LoadingOrError } from '../LoadingOrError';
import { ChangeState } from './ChangeState';
import { ProfileForm } from './ProfileForm';

/** What the site shows of the chef, and what the chef wants it to show. */
export function ProfilePage() {
  const { data, error, refetch } = useGetKitchenProfileQuery(undefined, { refetchOnMountOrArgChange: true });
  const profile = data?.data;
  return (
    <section className="kitchen-page">
      <Head title="Tu perfil" noindex />
      <h1>Tu perfil</h1>
      <p className="kitchen-lead">
        Cuéntanos cómo quieres que se vea tu página. Lo revisamos antes de que cambie en el sitio.
      </p>
      {!profile && <LoadingOrError error={error} onRetry={refetch} />}
      {profile?.change && <ChangeState change={profile.change} />}
      {/* What was sent or decided meanwhile is another form; what is only read again leaves what is typed. */}
      {profile && <ProfileForm key={`${profile.change?.version} ${profile.change?.state}`} profile={profile} />}
    </section>
  );
}
