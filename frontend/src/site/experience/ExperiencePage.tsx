import { Fragment } from 'react';
import { useParams } from 'react-router-dom';
import { useGetProposalByNameQuery, type PublicProposalDto } from '../../api/public.generated';
import { cut } from '../../ui/format';
import { Head } from '../../ui/Head';
import { useSettings } from '../../ui/settings';
import { breadcrumbLd, experienceLd } from '../json-ld';
import { experiencePath } from '../paths';
import { socialImage } from '../social-image';
import { ExperienceView } from './ExperienceView';
import { stepsTo } from './steps';

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
