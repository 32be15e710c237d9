import { useLocation } from 'react-router-dom';
import { api, useListProposalCitiesQuery } from '../../api/public.generated';
import { Head } from '../../ui/Head';
import { useSettings } from '../../ui/settings';
import { paella } from '../art/plates';
import { breadcrumbLd, itemListLd } from '../json-ld';
import { isFiltered, listPath, NO_FILTERS, pageArg, readFilters, readPage } from '../list/address';
import { ListFrame } from '../list/ListFrame';
import { experiencePath } from '../paths';
import { Invitation } from '../quote/Invitation';
import { QuoteButton } from '../quote/QuoteButton';
import { socialImage } from '../social-image';
import { EXPERIENCES, searchBody } from './experience-list';
import { FoundExperiences, PagedExperiences } from './ExperienceLists';

const STEPS = [
  { name: 'Inicio', path: '/' },
  { name: 'Experiencias', path: EXPERIENCES.path },
];

/** The experience list. Filters and page are in the address. */
export function ExperiencesPage() {
  const cities = useListProposalCitiesQuery().data?.data;
  const { ciudad } = readFilters(new URLSearchParams(useLocation().search));
  return (
    <>
      <ExperiencesHead />
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
        <QuoteButton commune={ciudad}>Cotiza con nosotros</QuoteButton>
      </Invitation>
    </>
  );
}

/** The canonical address of a filtered list is the plain list: it shows a part of the same content. */
function ExperiencesHead() {
  const settings = useSettings();
  const search = new URLSearchParams(useLocation().search);
  const filters = readFilters(search);
  const page = readPage(search);
  const listed = api.endpoints.listProposals.useQueryState(pageArg(page)).currentData?.data.proposals;
  const found = api.endpoints.searchProposals.useQueryState(searchBody(filters)).currentData?.data;
  const experiences = (isFiltered(filters) ? found : listed) ?? [];
  const [first] = experiences;
  const items = experiences.map(({ dish_name, slug }) => ({ name: dish_name, path: experiencePath(slug) }));
  return (
    <Head
      title={page > 1 ? `Experiencias y menús de chefs, página ${page}` : 'Experiencias y menús de chefs'}
      description="Menús de chefs independientes para tu mesa: entrada, fondo y postre. Elige por formato, comida y ciudad."
      canonical={listPath(EXPERIENCES.path, NO_FILTERS, page)}
      image={first && socialImage(first.profile_image)}
      jsonLd={[itemListLd(items, settings), breadcrumbLd(STEPS, settings)]}
    />
  );
}
