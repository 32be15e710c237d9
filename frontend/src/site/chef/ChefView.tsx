import type { PublicChefDto } from '../../api/public.generated';
import { ExperienceRail } from '../cards/ExperienceRail';
import { Price } from '../facts/Price';
import { ChefOpinions } from '../opinions/ChefOpinions';
import { Invitation } from '../quote/Invitation';
import { QuoteButton } from '../quote/QuoteButton';
import type { QuoteSubject } from '../quote/About';
import './chef.css';
import { ChefFacts } from './ChefFacts';
import { ChefIdentity } from './ChefIdentity';
import { Gallery } from './Gallery';

export function ChefView({ chef }: { chef: PublicChefDto }) {
  const about: QuoteSubject = {
    kind: 'chef',
    id: chef.id,
    name: chef.chef_name,
    slug: chef.slug,
    picture: chef.profile_image,
  };
  const paragraphs = chef.information.split(/\n+/).filter((line) => line.trim() !== '');
  const closing = chef.proposals[0]?.profile_image ?? chef.gallery[0];
  return (
    <>
      <ChefIdentity chef={chef} />
      <div className="wrap">
        <div className="split">
          <div className="story">
            <p>{chef.description}</p>
            {paragraphs.map((paragraph, at) => (
              <p key={at}>{paragraph}</p>
            ))}
          </div>
          <ChefFacts chef={chef} about={about} />
        </div>
      </div>
      {chef.proposals.length > 0 && (
        <ExperienceRail
          id="experiencias"
          title="Experiencias del chef"
          lead="Menús cerrados para partir. Todo se puede conversar."
          experiences={chef.proposals}
          chefName={chef.chef_name}
        />
      )}
      {chef.gallery.length > 0 && <Gallery chef={chef} />}
      <ChefOpinions chefName={chef.chef_name} comments={chef.comments} />
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
