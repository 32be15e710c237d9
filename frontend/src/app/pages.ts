import type { ComponentType } from 'react';

import { LIST_PARAMETERS } from '../site/list/parameters';
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
  component: () => Promise<ComponentType>;
  /** Its loader fills the store with what the page shows. A page that was sent with its data does without. */
  load?: () => Promise<PageLoader>;
  /** What the page reads of its query. It is cached by its path and these; nothing else of an address reaches the server. */
  query?: readonly string[];
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
    component: async () => (await import('../site/home/HomePage')).HomePage,
    load: async () => (await import('../site/home/load')).loadHome,
    sitemap: true,
    link: { name: 'Inicio', in: ['header', 'explore'] },
  },
  {
    path: '/nosotros',
    module: 'site/about/AboutPage',
    component: async () => (await import('../site/about/AboutPage')).AboutPage,
    load: async () => (await import('../site/about/load')).loadAbout,
    sitemap: true,
    link: { name: 'Nosotros', in: ['header', 'house'] },
  },
  {
    path: '/como-funciona',
    module: 'site/how-it-works/HowItWorksPage',
    component: async () => (await import('../site/how-it-works/HowItWorksPage')).HowItWorksPage,
    sitemap: true,
    link: { name: '¿Cómo funciona?', in: ['house'] },
  },
  {
    path: '/experiencias',
    module: 'site/experiences/ExperiencesPage',
    component: async () => (await import('../site/experiences/ExperiencesPage')).ExperiencesPage,
    load: async () => (await import('../site/experiences/load')).loadExperiences,
    query: LIST_PARAMETERS,
    sitemap: true,
    link: { name: 'Experiencias', in: ['header', 'explore'], section: '/experiencia/' },
  },
  {
    path: '/experiencia/:menuName',
    module: 'site/experience/ExperiencePage',
    component: async () => (await import('../site/experience/ExperiencePage')).ExperiencePage,
    load: async () => (await import('../site/experience/load')).loadExperience,
    sitemap: true,
  },
  {
    path: '/chefs',
    module: 'site/chefs/ChefsPage',
    component: async () => (await import('../site/chefs/ChefsPage')).ChefsPage,
    load: async () => (await import('../site/chefs/load')).loadChefs,
    query: LIST_PARAMETERS,
    sitemap: true,
    link: { name: 'Chefs', in: ['header', 'explore'], section: '/chef/' },
  },
  {
    path: '/chef/:name',
    module: 'site/chef/ChefPage',
    component: async () => (await import('../site/chef/ChefPage')).ChefPage,
    load: async () => (await import('../site/chef/load')).loadChef,
    sitemap: true,
  },
  {
    path: '/corporativo',
    module: 'site/corporate/CorporatePage',
    component: async () => (await import('../site/corporate/CorporatePage')).CorporatePage,
    load: async () => (await import('../site/corporate/load')).loadCorporate,
    sitemap: true,
    link: { name: 'Corporativo', in: ['header', 'explore'] },
  },
  {
    path: '/cotiza',
    module: 'site/contact/ContactPage',
    component: async () => (await import('../site/contact/ContactPage')).ContactPage,
    load: async () => (await import('../site/contact/load')).loadContact,
    query: Object.values(ASKED_PARAMETERS),
    sitemap: true,
    takesForm: true,
    link: { name: 'Cotiza', in: ['explore'] },
  },
  {
    path: '/unete-al-equipo',
    module: 'site/join/JoinPage',
    component: async () => (await import('../site/join/JoinPage')).JoinPage,
    sitemap: true,
    link: { name: 'Únete al equipo', in: ['header', 'house'] },
  },
  {
    path: '/terminos-y-condiciones',
    module: 'site/terms/TermsPage',
    component: async () => (await import('../site/terms/TermsPage')).TermsPage,
    sitemap: true,
    link: { name: 'Términos y condiciones', in: ['house'] },
  },
  {
    path: '/privacidad',
    module: 'site/privacy/PrivacyPage',
    component: async () => (await import('../site/privacy/PrivacyPage')).PrivacyPage,
    sitemap: true,
    link: { name: 'Privacidad', in: ['house'] },
  },
  {
    path: '/gracias',
    module: 'site/thanks/ThanksPage',
    component: async () => (await import('../site/thanks/ThanksPage')).ThanksPage,
    sitemap: false,
  },
  {
    // None of ours: perhaps the active reference form's.
    path: '/:routeName',
    module: 'site/form-page/FormPage',
    component: async () => (await import('../site/form-page/FormPage')).FormPage,
    load: async () => (await import('../site/form-page/load')).loadFormPage,
    sitemap: false,
  },
];
