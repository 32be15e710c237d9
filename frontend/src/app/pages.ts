/* oxlint-disable house/dynamic-import -- routes.tsx and prepare-moves.ts fetch what is declared here by fetchCode() */
import type { ComponentType } from 'react';

import { DIET_PARAMETER, LIST_PARAMETERS } from '../site/list/parameters';
import { ASKED_PARAMETERS } from '../site/quote/contact-path';
import type { PageLoader } from './page-loader';

/** Where the site links to a page: the header's navigation, and the footer's two columns. */
export type LinkPlace = 'header' | 'explore' | 'house';

/** What there is to know of a public page. Router, navigation, sitemap, page cache and reserved addresses follow from it. */
export interface PublicPage {
  /** A part after a colon varies. The first segment is reserved: no form can have it as its address. */
  path: `/${string}`;
  /** Where its component is, below src: the server tells the browser by it which file comes next. */
  module: string;
  component: () => Promise<Record<string, ComponentType>>;
  /** Its loader fills the store with what the page shows. A page that was sent with its data does without. */
  load?: () => Promise<{ load: PageLoader }>;
  /**
   * What the page reads of its query. It is cached by its path and these; nothing else of an address reaches the server.
   * Browsers have no use for the names, so their first load does without.
   */
  query?: readonly string[] | undefined;
  /** Which of these an address may name several times. */
  several?: readonly string[] | undefined;
  /** Whether search engines are told of it; of a path with a part that varies, of each chef or experience. */
  sitemap: boolean;
  /** Whether it takes a form without scripts. */
  takesForm?: boolean;
  /** Its links, in the order of this list. */
  link?: { name: string; in: readonly LinkPlace[]; /** Pages below this path belong to it. */ section?: string };
}

/** Every page of the site, in the order of its links. */
export const PAGES: readonly PublicPage[] = [
  {
    path: '/',
    module: 'site/home/HomePage',
    component: () => import('../site/home/HomePage'),
    load: () => import('../site/home/load'),
    sitemap: true,
    link: { name: 'Inicio', in: ['header', 'explore'] },
  },
  {
    path: '/nosotros',
    module: 'site/about/AboutPage',
    component: () => import('../site/about/AboutPage'),
    load: () => import('../site/about/load'),
    sitemap: true,
    link: { name: 'Nosotros', in: ['header', 'house'] },
  },
  {
    path: '/como-funciona',
    module: 'site/how-it-works/HowItWorksPage',
    component: () => import('../site/how-it-works/HowItWorksPage'),
    load: () => import('../site/how-it-works/load'),
    sitemap: true,
    link: { name: '¿Cómo funciona?', in: ['house'] },
  },
  {
    path: '/experiencias',
    module: 'site/experiences/ExperiencesPage',
    component: () => import('../site/experiences/ExperiencesPage'),
    load: () => import('../site/experiences/load'),
    query: __SERVER__ ? LIST_PARAMETERS : undefined,
    several: __SERVER__ ? [DIET_PARAMETER] : undefined,
    sitemap: true,
    link: { name: 'Experiencias', in: ['header', 'explore'], section: '/experiencia/' },
  },
  {
    path: '/experiencia/:menuName',
    module: 'site/experience/ExperiencePage',
    component: () => import('../site/experience/ExperiencePage'),
    load: () => import('../site/experience/load'),
    sitemap: true,
  },
  {
    path: '/chefs',
    module: 'site/chefs/ChefsPage',
    component: () => import('../site/chefs/ChefsPage'),
    load: () => import('../site/chefs/load'),
    query: __SERVER__ ? LIST_PARAMETERS : undefined,
    several: __SERVER__ ? [DIET_PARAMETER] : undefined,
    sitemap: true,
    link: { name: 'Chefs', in: ['header', 'explore'], section: '/chef/' },
  },
  {
    path: '/chef/:name',
    module: 'site/chef/ChefPage',
    component: () => import('../site/chef/ChefPage'),
    load: () => import('../site/chef/load'),
    sitemap: true,
  },
  {
    path: '/corporativo',
    module: 'site/corporate/CorporatePage',
    component: () => import('../site/corporate/CorporatePage'),
    load: () => import('../site/corporate/load'),
    sitemap: true,
    link: { name: 'Corporativo', in: ['header', 'explore'] },
  },
  {
    path: '/cotiza',
    module: 'site/contact/ContactPage',
    component: () => import('../site/contact/ContactPage'),
    load: () => import('../site/contact/load'),
    query: __SERVER__ ? Object.values(ASKED_PARAMETERS) : undefined,
    sitemap: true,
    takesForm: true,
    link: { name: 'Cotiza', in: ['explore'] },
  },
  {
    path: '/mi-mesa',
    module: 'site/my-table/MyTablePage',
    component: () => import('../site/my-table/MyTablePage'),
    sitemap: false,
  },
  {
    path: '/unete-al-equipo',
    module: 'site/join/JoinPage',
    component: () => import('../site/join/JoinPage'),
    load: () => import('../site/join/load'),
    sitemap: true,
    link: { name: 'Únete al equipo', in: ['header', 'house'] },
  },
  {
    path: '/terminos-y-condiciones',
    module: 'site/terms/TermsPage',
    component: () => import('../site/terms/TermsPage'),
    load: () => import('../site/terms/load'),
    sitemap: true,
    link: { name: 'Términos y condiciones', in: ['house'] },
  },
  {
    path: '/terminos-y-condiciones/version/:number',
    module: 'site/terms-version/TermsVersionPage',
    component: () => import('../site/terms-version/TermsVersionPage'),
    load: () => import('../site/terms-version/load'),
    sitemap: false,
  },
  {
    path: '/privacidad',
    module: 'site/privacy/PrivacyPage',
    component: () => import('../site/privacy/PrivacyPage'),
    load: () => import('../site/privacy/load'),
    sitemap: true,
    link: { name: 'Privacidad', in: ['house'] },
  },
  {
    path: '/gracias',
    module: 'site/thanks/ThanksPage',
    component: () => import('../site/thanks/ThanksPage'),
    sitemap: false,
  },
  {
    // None of ours: perhaps the active reference form's.
    path: '/:routeName',
    module: 'site/form-page/FormPage',
    component: () => import('../site/form-page/FormPage'),
    load: () => import('../site/form-page/load'),
    sitemap: false,
  },
];

/** What its component is called: like the file it is in. */
export function nameOf({ module }: PublicPage): string {
  return module.slice(module.lastIndexOf('/') + 1);
}
