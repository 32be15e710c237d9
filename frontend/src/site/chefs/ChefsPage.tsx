import { useLocation } from 'react-router-dom';
import { api, useListChefCitiesQuery } from '../../api/public.generated';
import { Head } from '../../ui/Head';
import { useSettings } from '../../ui/settings';
import { rolls } from '../art/plates';
import { breadcrumbLd, itemListLd } from '../json-ld';
import { alone, isFiltered, listPath, NO_FILTERS, pageArg, readFilters, readPages } from '../list/address';
import { ListFrame } from '../list/ListFrame';
import { useNarrowed, type Narrowed } from '../list/narrowed';
import { chefPath } from '../paths';
import { Invitation } from '../quote/Invitation';
import { QuoteButton } from '../quote/QuoteButton';
import { socialImage } from '../social-image';
import { CHEFS, searchBody } from './chef-list';
import { FoundChefs, PagedChefs } from './ChefLists';

const STEPS = [
  { name: 'Inicio', path: '/' },
  { name: 'Chefs', path: CHEFS.path },
];

/** The chef list. Filters and page are in the address. */
export function ChefsPage() {
  const cities = useListChefCitiesQuery().data?.data;
  const filters = readFilters(new URLSearchParams(useLocation().search));
  const narrowed = useNarrowed(CHEFS, filters, cities);
  return (
    <>
      <ChefsHead narrowed={narrowed} />
      <ListFrame
        kind={CHEFS}
        steps={STEPS}
        title={narrowed.heading ?? 'Te conectamos con los mejores chefs'}
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

function ChefsHead({ narrowed: { heading, canonical } }: { narrowed: Narrowed }) {
  const settings = useSettings();
  const search = new URLSearchParams(useLocation().search);
  const filters = readFilters(search);
  const { first: page } = readPages(search);
  const listed = api.endpoints.listActiveChefs.useQueryState(pageArg(page)).currentData?.chefs;
  const found = api.endpoints.searchChefs.useQueryState(searchBody(filters)).currentData?.data;
  const chefs = (isFiltered(filters) ? found : listed) ?? [];
  const [shown] = chefs;
  const items = chefs.map(({ chef_name, slug }) => ({ name: chef_name, path: chefPath(slug) }));
  return (
    <Head
      title={heading ?? (page > 1 ? `Chefs independientes en Chile, página ${page}` : 'Chefs independientes en Chile')}
      description={
        heading
          ? `${heading}. Compara precios, formatos y menús, y pide tu cotización.`
          : 'Conoce a los chefs independientes que cocinan en tu casa. Elige por formato, tipo de comida y ciudad.'
      }
      canonical={page > 1 ? listPath(CHEFS.path, NO_FILTERS, alone(page)) : canonical}
      image={shown && socialImage(shown.profile_image)}
      jsonLd={[
        itemListLd(items, settings),
        breadcrumbLd(heading ? [...STEPS, { name: heading, path: canonical }] : STEPS, settings),
      ]}
    />
  );
}
