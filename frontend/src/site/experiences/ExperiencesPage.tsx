import { useLocation } from 'react-router-dom';
import { api, useListProposalCitiesQuery } from '../../api/public.generated';
import { Head } from '../../ui/Head';
import { useSettings } from '../../ui/settings';
import { paella } from '../art/plates';
import { breadcrumbLd, itemListLd } from '../json-ld';
import { alone, isFiltered, listPath, NO_FILTERS, pageArg, readFilters, readPages } from '../list/address';
import { ListFrame } from '../list/ListFrame';
import { useNarrowed, type Narrowed } from '../list/narrowed';
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
  const filters = readFilters(new URLSearchParams(useLocation().search));
  const narrowed = useNarrowed(EXPERIENCES, filters, cities);
  return (
    <>
      <ExperiencesHead narrowed={narrowed} />
      <ListFrame
        kind={EXPERIENCES}
        steps={STEPS}
        title={narrowed.heading ?? 'Encuentra las mejores comidas aquí'}
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

function ExperiencesHead({ narrowed: { heading, canonical } }: { narrowed: Narrowed }) {
  const settings = useSettings();
  const search = new URLSearchParams(useLocation().search);
  const filters = readFilters(search);
  const { first: page } = readPages(search);
  const listed = api.endpoints.listProposals.useQueryState(pageArg(page)).currentData?.data.proposals;
  const found = api.endpoints.searchProposals.useQueryState(searchBody(filters)).currentData?.data;
  const experiences = (isFiltered(filters) ? found : listed) ?? [];
  const [shown] = experiences;
  const items = experiences.map(({ dish_name, slug }) => ({ name: dish_name, path: experiencePath(slug) }));
  return (
    <Head
      title={heading ?? (page > 1 ? `Experiencias y menús de chefs, página ${page}` : 'Experiencias y menús de chefs')}
      description={
        heading
          ? `${heading}. Compara precios, formatos y menús, y pide tu cotización.`
          : 'Menús de chefs independientes para tu mesa: entrada, fondo y postre. Elige por formato, comida y ciudad.'
      }
      canonical={page > 1 ? listPath(EXPERIENCES.path, NO_FILTERS, alone(page)) : canonical}
      image={shown && socialImage(shown.profile_image)}
      jsonLd={[
        itemListLd(items, settings),
        breadcrumbLd(heading ? [...STEPS, { name: heading, path: canonical }] : STEPS, settings),
      ]}
    />
  );
}
