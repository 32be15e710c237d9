import { Fragment } from 'react';
import { useParams } from 'react-router-dom';
import { useGetChefByNameQuery, type PublicChefDto } from '../../api/public.generated';
import { cut } from '../../ui/format';
import { Head } from '../../ui/Head';
import { useSettings } from '../../ui/settings';
import { Price } from '../facts/Price';
import { ChefOpinions } from '../opinions/ChefOpinions';
import { Invitation } from '../quote/Invitation';
import { QuoteButton } from '../quote/QuoteButton';
import type { QuoteSubject } from '../quote/About';
import { breadcrumbLd, chefLd, chefRatingLd } from '../json-ld';
import { chefPath } from '../paths';
import { socialImage } from '../social-image';
import './chef.css';
import { ChefFacts } from './ChefFacts';
import { ChefIdentity } from './ChefIdentity';
import { Experiences } from './Experiences';
import { Gallery } from './Gallery';
import { Story } from './Story';

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

/** What the page shows of a chef. */
export function ChefView({ chef }: { chef: PublicChefDto }) {
  const about: QuoteSubject = {
    kind: 'chef',
    id: chef.id,
    name: chef.chef_name,
    slug: chef.slug,
    picture: chef.profile_image,
  };
  const closing = chef.proposals[0]?.profile_image ?? chef.gallery[0];
  return (
    <>
      <ChefIdentity chef={chef} />
      <div className="wrap">
        <div className="split">
          <Story chef={chef} />
          <ChefFacts chef={chef} about={about} />
        </div>
      </div>
      {chef.proposals.length > 0 && <Experiences chef={chef} />}
      {chef.gallery.length > 0 && <Gallery chef={chef} />}
      <ChefOpinions comments={chef.comments} />
      {closing && (
        <Invitation
          title="Hazle un lugar en tu mesa"
          text={`Cuéntanos la fecha y cuántos son. ${chef.chef_name} te responde con un menú.`}
          plate={closing}
        >
          <QuoteButton about={about}>Cotizar chef</QuoteButton>
        </Invitation>
      )}
      <div className="dock">
        <Price price={chef.price_per_person} />
        <QuoteButton className="btn" about={about}>
          Cotizar chef
        </QuoteButton>
      </div>
    </>
  );
}

function ChefHead({ chef }: { chef: PublicChefDto }) {
  const settings = useSettings();
  const path = chefPath(chef.slug);
  const steps = [
    { name: 'Inicio', path: '/' },
    { name: 'Chefs', path: '/chefs' },
    { name: chef.chef_name, path },
  ];
  const city = chef.chef_cities[0]?.city.name;
  return (
    <Head
      title={city ? `${chef.chef_name}, chef en ${city}` : `${chef.chef_name}, chef`}
      description={cut(chef.description, 155)}
      canonical={path}
      image={socialImage(chef.profile_image)}
      jsonLd={[chefLd(chef, settings), ...chefRatingLd(chef, settings), breadcrumbLd(steps, settings)]}
    />
  );
}
