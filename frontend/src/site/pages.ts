/* oxlint-disable house/dynamic-import -- routes.tsx and prepare-moves.ts fetch what is declared here by fetchCode() */
import type { ComponentType } from 'react';

import { DIET_PARAMETER, LIST_PARAMETERS } from './list/parameters';
import { ASKED_PARAMETERS, WISH_PARAMETERS } from './quote/contact-path';
import type { PageLoader } from '../store/page-loader';

/** Where the site links to a page: the header's navigation, and the footer's two columns. */
export type LinkPlace = 'header' | 'explore' | 'house';

/** What there is to know of a public page. Router, navigation, sitemap, page cache and reserved addresses follow from it. */
export interface PublicPage {
  /** A part after a colon varies. The first segment is reserved: no form can have it as its address. */
  path: `/${string}`;
  /** Where its component is, below src: with it the server announces to the browser which file comes next. */
  module: string;
  component: () => Promise<Record<string, ComponentType>>;
  /** Its loader fills the store with what the page shows. A page that was sent with its data does without. */
  load?: () => Promise<{ load: PageLoader }>;
  /**
   * What the page reads of its query: its cache key, besides the path. Browsers do without, so their first load has
   * none.
   */
  query?: readonly string[] | undefined;
  /** Which of these an address may name several times. */
  several?: readonly string[] | undefined;
  /** Whether the sitemap lists it; of a path with a part that varies, of each chef or experience. */
  sitemap: boolean;
  /** Whether it takes a form without scripts. */
  takesForm?: boolean;
  /** Its links, in the order of this list. */
  link?: { name: string; in: readonly LinkPlace[]; /** Pages below this path belong to it. */ section?: string };
}

export const PAGES: readonly PublicPage[] = [
  {
    path: '/',
    module: 'site/home/HomePage',
    component: () => import('./home/HomePage'),
    load: () => import('./home/load'),
    sitemap: true,
    link: { name: 'Inicio', in: ['header', 'explore'] },
  },
  {
    path: '/nosotros',
    module: 'site/about/AboutPage',
    component: () => import('./about/AboutPage'),
    load: () => import('./about/load'),
    sitemap: true,
    link: { name: 'Nosotros', in: ['header', 'house'] },
  },
  {
    path: '/como-funciona',
    module: 'site/how-it-works/HowItWorksPage',
    component: () => import('./how-it-works/HowItWorksPage'),
    load: () => import('./how-it-works/load'),
    sitemap: true,
    link: { name: '¿Cómo funciona?', in: ['house'] },
  },
  {
    path: '/experiencias',
    module: 'site/experiences/ExperiencesPage',
    component: () => import('./experiences/ExperiencesPage'),
    load: () => import('./experiences/load'),
    query: __SERVER__ ? LIST_PARAMETERS : undefined,
    several: __SERVER__ ? [DIET_PARAMETER] : undefined,
    sitemap: true,
    link: { name: 'Experiencias', in: ['header', 'explore'], section: '/experiencia/' },
  },
  {
    path: '/experiencia/:menuName',
    module: 'site/experience/ExperiencePage',
    component: () => import('./experience/ExperiencePage'),
    load: () => import('./experience/load'),
    sitemap: true,
  },
  {
    path: '/chefs',
    module: 'site/chefs/ChefsPage',
    component: () => import('./chefs/ChefsPage'),
    load: () => import('./chefs/load'),
    query: __SERVER__ ? LIST_PARAMETERS : undefined,
    several: __SERVER__ ? [DIET_PARAMETER] : undefined,
    sitemap: true,
    link: { name: 'Chefs', in: ['header', 'explore'], section: '/chef/' },
  },
  {
    path: '/chef/:name',
    module: 'site/chef/ChefPage',
    component: () => import('./chef/ChefPage'),
    load: () => import('./chef/load'),
    sitemap: true,
  },
  {
    path: '/corporativo',
    module: 'site/corporate/CorporatePage',
    component: () => import('./corporate/CorporatePage'),
    load: () => import('./corporate/load'),
    sitemap: true,
    link: { name: 'Corporativo', in: ['header', 'explore'] },
  },
  {
    path: '/cotiza',
    module: 'site/contact/ContactPage',
    component: () => import('./contact/ContactPage'),
    load: () => import('./contact/load'),
    query: __SERVER__ ? [...Object.values(ASKED_PARAMETERS), ...WISH_PARAMETERS] : undefined,
    several: __SERVER__ ? [DIET_PARAMETER] : undefined,
    sitemap: true,
    takesForm: true,
    link: { name: 'Cotiza', in: ['explore'] },
  },
  {
    path: '/regala',
    module: 'site/gift/GiftPage',
    component: () => import('./gift/GiftPage'),
    load: () => import('./gift/load'),
    sitemap: true,
    takesForm: true,
    link: { name: 'Regala', in: ['explore'] },
  },
  {
    path: '/regala/saldo',
    module: 'site/gift-balance/GiftBalancePage',
    component: () => import('./gift-balance/GiftBalancePage'),
    sitemap: false,
    takesForm: true,
  },
  {
    path: '/mi-mesa',
    module: 'site/my-table/MyTablePage',
    component: () => import('./my-table/MyTablePage'),
    sitemap: false,
  },
  {
    path: '/unete-al-equipo',
    module: 'site/join/JoinPage',
    component: () => import('./join/JoinPage'),
    load: () => import('./join/load'),
    sitemap: true,
    link: { name: 'Únete al equipo', in: ['header', 'house'] },
  },
  {
    path: '/terminos-y-condiciones',
    module: 'site/terms/TermsPage',
    component: () => import('./terms/TermsPage'),
    load: () => import('./terms/load'),
    sitemap: true,
    link: { name: 'Términos y condiciones', in: ['house'] },
  },
  {
    path: '/terminos-y-condiciones/version/:number',
    module: 'site/terms-version/TermsVersionPage',
    component: () => import('./terms-version/TermsVersionPage'),
    load: () => import('./terms-version/load'),
    sitemap: false,
  },
  {
    path: '/privacidad',
    module: 'site/privacy/PrivacyPage',
    component: () => import('./privacy/PrivacyPage'),
    load: () => import('./privacy/load'),
    sitemap: true,
    link: { name: 'Privacidad', in: ['house'] },
  },
  {
    path: '/gracias',
    module: 'site/thanks/ThanksPage',
    component: () => import('./thanks/ThanksPage'),
    sitemap: false,
  },
  {
    // None of ours: perhaps the active reference form's.
    path: '/:routeName',
    module: 'site/form-page/FormPage',
    component: () => import('./form-page/FormPage'),
    load: () => import('./form-page/load'),
    sitemap: false,
  },
];

/** What its component is called: like the file it is in. */
export function nameOf({ module }: PublicPage): string {
  return module.slice(module.lastIndexOf('/') + 1);
}
