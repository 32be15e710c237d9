import { useGetKitchenChefQuery } from '../../api/kitchen.generated';
import { Head } from '../../ui/Head';

/** The first page of Mi cocina. */
export function HomePage() {
  const { data } = useGetKitchenChefQuery();
  const chef = data?.data;
  return (
    <section className="kitchen-page">
      <Head title="Mi cocina" noindex />
      <h1>{chef ? `Hola, ${firstName(chef.name)}` : 'Mi cocina'}</h1>
      {chef && (
        <p>
          Así te ve quien te busca:{' '}
          <a className="link" href={`/chef/${encodeURIComponent(chef.slug)}`}>
            tu página
          </a>
          .
        </p>
      )}
    </section>
  );
}

const firstName = (name: string): string => name.split(' ')[0] ?? name;
