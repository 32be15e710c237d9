import { Fragment } from 'react';
import { useParams } from 'react-router-dom';
import { useGetProposalByNameQuery, type PublicProposalDto } from '../../api/public.generated';
import { Crumbs, type Crumb } from '../../ui/Crumbs';
import { cut } from '../../ui/format';
import { Head } from '../../ui/Head';
import { Picture } from '../../ui/Picture';
import { useSettings } from '../../ui/settings';
import { Price } from '../facts/Price';
import { breadcrumbLd, experienceLd } from '../json-ld';
import { ChefOpinions } from '../opinions/ChefOpinions';
import { experiencePath } from '../paths';
import { Invitation } from '../quote/Invitation';
import { QuoteButton } from '../quote/QuoteButton';
import type { QuoteSubject } from '../quote/About';
import { Heart } from '../shortlist/Heart';
import { socialImage } from '../social-image';
import { Byline } from './Byline';
import { Carta } from './Carta';
import './experience.css';
import { ExperienceFacts } from './ExperienceFacts';
import { OtherExperiences } from './OtherExperiences';

/** The picture takes half of a wide page, in a frame that is a little higher than wide. */
const DISH_SIZES = '(width < 60rem) 92vw, min(53vw, 62rem)';

/** An experience's page. Its loader makes sure that the experience exists. */
export function ExperiencePage() {
  const { menuName: name = '' } = useParams();
  const experience = useGetProposalByNameQuery({ name }).data?.data;
  if (!experience) return null;
  return (
    <Fragment key={experience.id}>
      <ExperienceHead experience={experience} />
      <ExperienceView experience={experience} />
    </Fragment>
  );
}

/** What the page shows of an experience. */
export function ExperienceView({ experience }: { experience: PublicProposalDto }) {
  const { chef, dish_name: dish, profile_image: picture } = experience;
  const about: QuoteSubject = { kind: 'experience', id: experience.id, name: dish, slug: experience.slug, picture };
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
            <Carta experience={experience} />
            <div className="row">
              <QuoteButton about={about}>Cotizar experiencia</QuoteButton>
              <Heart one={about}>Mi mesa</Heart>
              <Price price={experience.price_per_person} />
            </div>
          </div>
          <ExperienceFacts experience={experience} />
        </div>
      </div>
      <ChefOpinions comments={experience.comments} />
      {others.length > 0 ? (
        <OtherExperiences others={others} />
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

function stepsTo({ dish_name: name, slug }: PublicProposalDto): Crumb[] {
  return [
    { name: 'Inicio', path: '/' },
    { name: 'Experiencias', path: '/experiencias' },
    { name, path: experiencePath(slug) },
  ];
}

function ExperienceHead({ experience }: { experience: PublicProposalDto }) {
  const settings = useSettings();
  return (
    <Head
      title={`${experience.dish_name}, por ${experience.chef.chef_name}`}
      description={cut(experience.description, 155)}
      canonical={experiencePath(experience.slug)}
      image={socialImage(experience.profile_image)}
      jsonLd={[experienceLd(experience, settings), breadcrumbLd(stepsTo(experience), settings)]}
    />
  );
}
