import type { PublicProposalDto } from '../../api/public.generated';
import { Crumbs } from '../../ui/Crumbs';
import { Picture } from '../../ui/Picture';
import { ExperienceRail } from '../cards/ExperienceRail';
import { Price } from '../facts/Price';
import { ChefOpinions } from '../opinions/ChefOpinions';
import { Invitation } from '../quote/Invitation';
import { QuoteButton } from '../quote/QuoteButton';
import type { QuoteSubject } from '../quote/About';
import { Heart } from '../shortlist/Heart';
import { Byline } from './Byline';
import { Carta } from './Carta';
import './experience.css';
import { ExperienceFacts } from './ExperienceFacts';
import { stepsTo } from './steps';

/** The picture takes half of a wide page, in a frame that is a little higher than wide. */
const DISH_SIZES = '(width < 60rem) 92vw, min(53vw, 62rem)';

export function ExperienceView({ experience }: { experience: PublicProposalDto }) {
  const { chef, dish_name: dish, profile_image: picture } = experience;
  const about: QuoteSubject = {
    kind: 'experience',
    id: experience.id,
    name: dish,
    slug: experience.slug,
    picture,
    guests_min: experience.guests_min,
    guests_max: experience.guests_max,
  };
  const steps = stepsTo(experience);
  const others = experience.moreProposals.filter(({ id }) => id !== experience.id);
  return (
    <>
      <div className="wrap">
        <div className="exp-way">
          <Crumbs steps={steps} />
        </div>
        <div className="exp">
          <div className="exp__media">
            <div className="pic">
              <Picture image={picture} alt={dish} sizes={DISH_SIZES} priority />
            </div>
          </div>
          <div className="exp__text">
            <h1>{dish}</h1>
            <Byline chef={chef} />
            <p className="intro">{experience.description}</p>
            <div className="row">
              <QuoteButton about={about}>Cotizar experiencia</QuoteButton>
              <Heart one={about}>Mi mesa</Heart>
              <Price price={experience.price_per_person} />
            </div>
            <Carta experience={experience} />
          </div>
          <ExperienceFacts experience={experience} />
        </div>
      </div>
      <ChefOpinions chefName={chef.chef_name} comments={experience.comments} />
      {others.length > 0 ? (
        <ExperienceRail
          id="otras"
          title="Otras experiencias del chef"
          lead="La misma mano, otras mesas."
          experiences={others}
          chefName={chef.chef_name}
        />
      ) : (
        <Invitation
          title="Ponla en tu mesa"
          text={`Cuéntanos la fecha y cuántos son. ${chef.chef_name} te responde con una propuesta.`}
          plate={picture}
        >
          <QuoteButton about={about}>Cotizar experiencia</QuoteButton>
        </Invitation>
      )}
      <div className="dock">
        <Price price={experience.price_per_person} />
        <QuoteButton className="btn" about={about}>
          Cotizar
        </QuoteButton>
      </div>
    </>
  );
}
