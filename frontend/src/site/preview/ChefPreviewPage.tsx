import { useParams } from 'react-router-dom';
import { useReadChefPreviewQuery } from '../../api/link.generated';
import { ChefView } from '../chef/ChefView';
import { PreviewFrame } from './PreviewFrame';

/** The page of a chef as it is saved, for anyone who has the link. Its loader makes sure that there is one. */
export function ChefPreviewPage() {
  const { token = '' } = useParams();
  const chef = useReadChefPreviewQuery({ token }).data?.data.chef;
  if (!chef) return null;
  return (
    <PreviewFrame what={`la página de ${chef.chef_name}`}>
      <ChefView chef={chef} />
    </PreviewFrame>
  );
}
