import { useLocation, useNavigation } from 'react-router-dom';
import { api } from '../../api/api';
import { Crumbs } from '../../ui/Crumbs';
import { Head } from '../../ui/Head';
import { useSettings } from '../../ui/settings';
import { rolls } from '../art/plates';
import { breadcrumbLd, chefListLd } from '../json-ld';
import { Invitation } from '../quote/Invitation';
import { QuoteButton } from '../quote/QuoteButton';
import { chefsPath, isFiltered, NO_FILTERS, pageArg, readFilters, readPage, searchBody } from './filters';
import './chefs.css';
import { FilterBar } from './FilterBar';
import { PagedList } from './PagedList';
import { PendingList } from './PendingList';
import { SearchList } from './SearchList';

const STEPS = [
  { name: 'Inicio', path: '/' },
  { name: 'Chefs', path: '/chefs' },
];

/** The chef list (product.md 2): filters and page live in the address. */
export function ChefsPage() {
  const search = new URLSearchParams(useLocation().search);
  const pending = usePendingFilters();
  const filters = pending ?? readFilters(search);

  return (
    <>
      <ChefsHead search={search} />
      <div className="wrap">
        <header className="page-head">
          <Crumbs steps={STEPS} />
          <div className="page-head__grid">
            <h1>Te conectamos con los mejores chefs</h1>
            <p>
              Cocinan en tu casa, en tu oficina o por pantalla. Filtra por lo que tienes en mente y mira quién calza.
            </p>
          </div>
        </header>
        <FilterBar filters={filters} />
        <div className="chefs-list" aria-busy={pending !== null || undefined}>
          {pending && <PendingList />}
          {!pending && (isFiltered(filters) ? <SearchList filters={filters} /> : <PagedList page={readPage(search)} />)}
        </div>
      </div>
      <Invitation
        title="¿No sabes a quién elegir?"
        text="Dinos qué celebras y cuántos son. Nosotros proponemos."
        plate={rolls}
      >
        <QuoteButton>Cotiza con nosotros</QuoteButton>
      </Invitation>
    </>
  );
}

/** The filters a visitor has just chosen, while their chefs are on the way: the selects show the choice at once. */
function usePendingFilters() {
  const here = useLocation();
  const target = useNavigation().location;
  if (target?.pathname !== here.pathname) return null;
  const [now, next] = [here, target].map(({ search }) => readFilters(new URLSearchParams(search)));
  return now && next && chefsPath(now) !== chefsPath(next) ? next : null;
}

/** Filtered lists point to the plain one: they are its parts, not pages of their own. */
function ChefsHead({ search }: { search: URLSearchParams }) {
  const settings = useSettings();
  const filters = readFilters(search);
  const page = readPage(search);
  const listed = api.endpoints.listActiveChefs.useQueryState(pageArg(page)).data?.chefs;
  const found = api.endpoints.searchChefs.useQueryState(searchBody(filters)).data?.data;
  const chefs = (isFiltered(filters) ? found : listed) ?? [];
  return (
    <Head
      title={page > 1 ? `Chefs independientes en Chile, página ${page}` : 'Chefs independientes en Chile'}
      description="Conoce a los chefs independientes que cocinan en tu casa. Elige por formato, tipo de comida y ciudad."
      canonical={chefsPath(NO_FILTERS, page)}
      image={chefs[0]?.profile_image.publicUrl}
      jsonLd={[chefListLd(chefs, settings), breadcrumbLd(STEPS, settings)]}
    />
  );
}
