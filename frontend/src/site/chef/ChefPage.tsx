import { Fragment } from 'react';
import { useParams } from 'react-router-dom';
import { useGetChefByNameQuery, type PublicChefDto } from '../../api/public.generated';
import { cut } from '../../ui/format';
import { Head } from '../../ui/Head';
import { useSettings } from '../../ui/settings';
import { breadcrumbLd, chefLd, chefRatingLd } from '../json-ld';
import { chefPath } from '../paths';
import { socialImage } from '../social-image';
import { ChefView } from './ChefView';
import { stepsTo } from './steps';

/** A chef's page. Its loader makes sure that the chef exists. */
export function ChefPage() {
  const { name = '' } = useParams();
  const chef = useGetChefByNameQuery({ name }).data?.data;
  if (!chef) return null;
  return (
    <Fragment key={chef.id}>
      <ChefHead chef={chef} />
      <ChefView chef={chef} />
    </Fragment>
  );
}

function ChefHead({ chef }: { chef: PublicChefDto }) {
  const settings = useSettings();
  const city = chef.chef_cities[0]?.city.name;
  return (
    <Head
      title={city ? `${chef.chef_name}, chef en ${city}` : `${chef.chef_name}, chef`}
      description={cut(chef.description, 155)}
      canonical={chefPath(chef.slug)}
      image={socialImage(chef.profile_image)}
      jsonLd={[chefLd(chef, settings), ...chefRatingLd(chef, settings), breadcrumbLd(stepsTo(chef), settings)]}
    />
  );
}
