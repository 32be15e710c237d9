import { useListActiveChefsQuery, useSearchChefsQuery } from '../../api/public.generated';
import { ChefCard } from '../cards/ChefCard';
import { SkeletonCards } from '../cards/SkeletonCards';
import { PAGE_SIZE } from '../../api/page-values.generated';
import { pageArg, type ListFilters, type Pages } from '../list/address';
import { FoundList } from '../list/FoundList';
import { PagedList } from '../list/PagedList';
import { CHEFS, searchBody } from './chef-list';

/** The active chefs, one page after another. */
export function PagedChefs({ pages }: { pages: Pages }) {
  const { currentData: data, isError, refetch } = useListActiveChefsQuery(pageArg(pages.last));
  const answer = { count: data?.chefs.length, isError, refetch };
  return <PagedList kind={CHEFS} pages={pages} answer={answer} showMore={data?.showMoreButton} Cards={ChefsOfPage} />;
}

function ChefsOfPage({ page }: { page: number }) {
  const { currentData: data } = useListActiveChefsQuery(pageArg(page));
  if (!data) return <SkeletonCards count={PAGE_SIZE} />;
  return data.chefs.map((chef) => <ChefCard key={chef.id} chef={chef} level="h2" />);
}

/** The chefs that match the search and filters. */
export function FoundChefs({ filters }: { filters: ListFilters }) {
  const { currentData: data, isError, refetch } = useSearchChefsQuery(searchBody(filters));
  const chefs = data?.data;
  return (
    <FoundList kind={CHEFS} filters={filters} answer={{ count: chefs?.length, isError, refetch }}>
      {chefs?.map((chef) => (
        <ChefCard key={chef.id} chef={chef} level="h2" asked={filters} />
      ))}
    </FoundList>
  );
}
