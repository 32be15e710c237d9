import { useLocation } from 'react-router-dom';
import { api, useListProposalCitiesQuery } from '../../api/public.generated';
import { paella } from '../art/plates';
import { HOME } from '../json-ld';
import { isFiltered, pageArg, readFilters, readPages } from '../list/address';
import { ListFrame } from '../list/ListFrame';
import { ListHead } from '../list/ListHead';
import { useNarrowed } from '../list/narrowed';
import { experiencePath } from '../paths';
import { Invitation } from '../quote/Invitation';
import { QuoteButton } from '../quote/QuoteButton';
import { EXPERIENCES, searchBody } from './experience-list';
import { FoundExperiences, PagedExperiences } from './ExperienceLists';

const STEPS = [HOME, { name: 'Experiencias', path: EXPERIENCES.path }];

/** The experience list. Filters and page are in the address. */
export function ExperiencesPage() {
  const cities = useListProposalCitiesQuery().data?.data;
  const filters = readFilters(new URLSearchParams(useLocation().search));
  const narrowed = useNarrowed(EXPERIENCES, filters, cities);
  const items = useShown().map(({ dish_name, slug, profile_image }) => ({
    name: dish_name,
    path: experiencePath(slug),
    image: profile_image,
  }));
  return (
    <>
      <ListHead
        kind={EXPERIENCES}
        steps={STEPS}
        narrowed={narrowed}
        title="Experiencias y menús de chefs"
        description="Menús de chefs independientes para tu mesa: entrada, fondo y postre. Elige por formato, comida y ciudad."
        items={items}
      />
      <ListFrame
        kind={EXPERIENCES}
        steps={STEPS}
        title="Encuentra las mejores comidas aquí"
        intro="Cada carta tiene tres partes y un chef que la cocina para ti. Elige la que se te antoje y la conversamos."
        cities={cities}
        Paged={PagedExperiences}
        Found={FoundExperiences}
      />
      <Invitation
        title="¿Se te antoja otra cosa?"
        text="Cuéntanos qué quieres comer y cuántos son. Armamos la carta contigo."
        plate={paella}
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
  const listed = api.endpoints.listProposals.useQueryState(pageArg(readPages(search).first)).currentData?.data
    .proposals;
  const found = api.endpoints.searchProposals.useQueryState(searchBody(filters)).currentData?.data;
  return (isFiltered(filters) ? found : listed) ?? [];
}
