import { useSearchChefsQuery } from '../../api/generated';
import { ChefCard } from '../cards/ChefCard';
import { searchBody, type ChefFilters } from './filters';
import { ListProblem } from './ListProblem';
import { NoChefs } from './NoChefs';
import { PendingList } from './PendingList';
import { Results } from './Results';

/** What a search found: everything at once, without load-more (product.md 2, Public chef list). */
export function SearchList({ filters }: { filters: ChefFilters }) {
  const { currentData, isError, refetch } = useSearchChefsQuery(searchBody(filters));
  if (isError) return <ListProblem onRetry={() => void refetch()} />;
  if (!currentData) return <PendingList />;
  const chefs = currentData.data;
  return (
    <>
      <Results count={chefs.length} filtered>
        con estos filtros
      </Results>
      {chefs.length === 0 ? (
        <NoChefs filtered />
      ) : (
        <ul className="grid grid--chefs grid--six" role="list">
          {chefs.map((chef) => (
            <ChefCard key={chef.id} chef={chef} level="h2" />
          ))}
        </ul>
      )}
    </>
  );
}
