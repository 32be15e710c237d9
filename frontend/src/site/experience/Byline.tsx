import type { ProposalChefDto } from '../../api/public.generated';
import { PageLink } from '../../ui/PageLink';
import { Picture } from '../../ui/Picture';
import { chefPath } from '../paths';

/** Who cooks: 'Por {chef}' and 'Ver chef'. */
export function Byline({ chef }: { chef: ProposalChefDto }) {
  return (
    <div className="byline">
      <div className="pic pic--plate">
        <Picture image={chef.profile_image} alt="" sizes="3.5rem" />
      </div>
      <div className="byline__who">
        <p className="by voice">Por {chef.chef_name}</p>
        <PageLink className="link" to={chefPath(chef.slug)}>
          Ver chef <span className="visually-hidden">{chef.chef_name}</span>
        </PageLink>
      </div>
    </div>
  );
}
