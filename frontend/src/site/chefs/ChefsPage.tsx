import { useLocation } from 'react-router-dom';
import { api, useListChefCitiesQuery } from '../../api/public.generated';
import { rolls } from '../art/plates';
import { HOME } from '../json-ld';
import { isFiltered, pageArg, readFilters, readPages } from '../list/address';
import { ListFrame } from '../list/ListFrame';
import { ListHead } from '../list/ListHead';
import { useNarrowed } from '../list/narrowed';
import { chefPath } from '../paths';
import { Invitation } from '../quote/Invitation';
import { QuoteButton } from '../quote/QuoteButton';
import { CHEFS, searchBody } from './chef-list';
import { FoundChefs, PagedChefs } from './ChefLists';

const STEPS = [HOME, { name: 'Chefs', path: CHEFS.path }];

/** The chef list. Filters and page are in the address. */
export function ChefsPage() {
  const cities = useListChefCitiesQuery().data?.data;
  const filters = readFilters(new URLSearchParams(useLocation().search));
  const narrowed = useNarrowed(CHEFS, filters, cities);
  const items = useShown().map(({ chef_name, slug, profile_image }) => ({
    name: chef_name,
    path: chefPath(slug),
    image: profile_image,
  }));
  return (
    <>
      <ListHead
        kind={CHEFS}
        steps={STEPS}
        narrowed={narrowed}
        title="Chefs independientes en Chile"
        description="Conoce a los chefs independientes que cocinan en tu casa. Elige por formato, tipo de comida y ciudad."
        items={items}
      />
      <ListFrame
        kind={CHEFS}
        steps={STEPS}
        title="Te conectamos con los mejores chefs"
        intro="Cocinan en tu casa, en tu oficina o por pantalla. Filtra por lo que tienes en mente y mira quién calza."
        cities={cities}
        Paged={PagedChefs}
        Found={FoundChefs}
      />
      <Invitation
        title="¿No sabes a quién elegir?"
        text="Dinos qué celebras y cuántos son. Nosotros proponemos."
        plate={rolls}
      >
        <QuoteButton wish={filters}>Cotiza con nosotros</QuoteButton>
      </Invitation>
    </>
  );
}

/** What is listed now, or found. */
function useShown() {
  const search = new URLSearchParams(useLocation().search);
  const filters = readFilters(search);
  const listed = api.endpoints.listActiveChefs.useQueryState(pageArg(readPages(search).first)).currentData?.chefs;
  const found = api.endpoints.searchChefs.useQueryState(searchBody(filters)).currentData?.data;
  return (isFiltered(filters) ? found : listed) ?? [];
}
