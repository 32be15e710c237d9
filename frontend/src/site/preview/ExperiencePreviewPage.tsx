import { useParams } from 'react-router-dom';
import { useReadProposalPreviewQuery } from '../../api/link.generated';
import { ExperienceView } from '../experience/ExperienceView';
import { PreviewFrame } from './PreviewFrame';

/** The page of an experience as it is saved, for anyone who has the link. Its loader makes sure that there is one. */
export function ExperiencePreviewPage() {
  const { token = '' } = useParams();
  const experience = useReadProposalPreviewQuery({ token }).data?.data.experience;
  if (!experience) return null;
  return (
    <PreviewFrame what={`la página de «${experience.dish_name}»`}>
      <ExperienceView experience={experience} />
    </PreviewFrame>
  );
}
