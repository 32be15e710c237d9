import { useListProposalsQuery, useSearchProposalsQuery } from '../../api/public.generated';
import { ExperienceCard } from '../cards/ExperienceCard';
import { SkeletonCards } from '../cards/SkeletonCards';
import { PAGE_SIZE } from '../../api/page-values.generated';
import { pageArg, type ListFilters, type Pages } from '../list/address';
import { FoundList } from '../list/FoundList';
import { PagedList } from '../list/PagedList';
import { EXPERIENCES, searchBody } from './experience-list';

/** The experiences of active chefs, one page after another. */
export function PagedExperiences({ pages }: { pages: Pages }) {
  const { currentData: data, isError, refetch } = useListProposalsQuery(pageArg(pages.last));
  const answer = { count: data?.data.proposals.length, isError, refetch };
  return (
    <PagedList
      kind={EXPERIENCES}
      pages={pages}
      answer={answer}
      showMore={data?.data.showMoreButton}
      Cards={ExperiencesOfPage}
    />
  );
}

function ExperiencesOfPage({ page }: { page: number }) {
  const { currentData: data } = useListProposalsQuery(pageArg(page));
  if (!data) return <SkeletonCards count={PAGE_SIZE} square />;
  return data.data.proposals.map((experience) => (
    <ExperienceCard key={experience.id} experience={experience} chefName={experience.chef.chef_name} level="h2" />
  ));
}

/** The experiences that match the search and filters. */
export function FoundExperiences({ filters }: { filters: ListFilters }) {
  const { currentData: data, isError, refetch } = useSearchProposalsQuery(searchBody(filters));
  const experiences = data?.data;
  return (
    <FoundList kind={EXPERIENCES} filters={filters} answer={{ count: experiences?.length, isError, refetch }}>
      {experiences?.map((experience) => (
        <ExperienceCard
          key={experience.id}
          experience={experience}
          chefName={experience.chef.chef_name}
          level="h2"
          format={filters.formato}
        />
      ))}
    </FoundList>
  );
}
