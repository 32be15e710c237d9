import { lazy } from 'react';

import { ChefIcon, FormIcon, HomeIcon, PeopleIcon, RequestsIcon } from './layout/icons';
import { NewRequests } from './quotes/NewRequests';
import type { Screen } from './screen';

const DashboardPage = lazy(async () => ({ default: (await import('./dashboard/DashboardPage')).DashboardPage }));
const QuotesPage = lazy(async () => ({ default: (await import('./quotes/QuotesPage')).QuotesPage }));
const PeoplePage = lazy(async () => ({ default: (await import('./people/PeoplePage')).PeoplePage }));
const ChefsPage = lazy(async () => ({ default: (await import('./chefs/ChefsPage')).ChefsPage }));
const NewChefPage = lazy(async () => ({ default: (await import('./chefs/NewChefPage')).NewChefPage }));
const EditChefPage = lazy(async () => ({ default: (await import('./chefs/EditChefPage')).EditChefPage }));
const FormsPage = lazy(async () => ({ default: (await import('./forms/FormsPage')).FormsPage }));

/** Every section there is, in the order of the navigation. Routes, navigation and Dashboard are all made from it. */
export const screens: Screen[] = [
  {
    section: 'Dashboard',
    label: 'Dashboard',
    to: '/gestion',
    icon: HomeIcon,
    pages: [{ path: '', page: DashboardPage }],
  },
  {
    section: 'QuoteRequests',
    label: 'Solicitudes',
    to: '/gestion/solicitudes',
    icon: RequestsIcon,
    badge: NewRequests,
    card: 'Responde a quienes piden una cotización en el sitio.',
    pages: [{ path: 'solicitudes', page: QuotesPage }],
  },
  {
    section: 'System',
    label: 'Personas',
    to: '/gestion/personas',
    icon: PeopleIcon,
    roles: ['ADMIN'],
    card: 'Administra quiénes pueden entrar a la gestión, y con qué rol.',
    pages: [{ path: 'personas', page: PeoplePage }],
  },
  {
    section: 'SystemChefs',
    label: 'Chefs',
    to: '/gestion/chefs',
    icon: ChefIcon,
    card: 'Crea y mantiene a los chefs que se publican en el sitio.',
    pages: [
      { path: 'chefs', page: ChefsPage },
      { path: 'chef/nuevo-chef', page: NewChefPage },
      { path: 'chef/editar-chef/:id', page: EditChefPage },
    ],
  },
  {
    section: 'FormReference',
    label: 'Formularios',
    to: '/gestion/form-reference',
    icon: FormIcon,
    card: 'Formularios que se muestran en el sitio, con su enlace o script.',
    pages: [{ path: 'form-reference', page: FormsPage }],
  },
];
