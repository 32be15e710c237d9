import type { RouteObject } from 'react-router-dom';

import { loadAbout } from '../site/about/load';
import { loadChef } from '../site/chef/load';
import { loadChefs } from '../site/chefs/load';
import { loadExperience } from '../site/experience/load';
import { loadExperiences } from '../site/experiences/load';
import { loadContact } from '../site/contact/load';
import { loadCorporate } from '../site/corporate/load';
import { loadFormPage } from '../site/form-page/load';
import { loadHome } from '../site/home/load';
import { loadLayout } from '../site/layout/load';
import { SiteLayout } from '../site/layout/SiteLayout';
import { logFailure, notFound, type PageLoader, routeLoader } from './page-loader';
import { PageProblem } from './PageProblem';
import { Root } from './Root';
import type { AppStore } from './store';

/** Takes a form that was sent to a page. Returns what the page shows about it, or a redirect. */
type FormTaker = (store: AppStore, request: Request) => Promise<unknown>;

/**
 * Every address of the site. The code of each page is a chunk of its own, but its loader is always present, so that
 * data and code are fetched at the same time. When a page's loader throws, the error is shown inside the frame: header
 * and footer stay. The id of a lazy route is the path of its module, so that the server can tell the browser which
 * chunk comes next.
 *
 * @param clientRoutes routes that only the browser can show (the back-office)
 * @param takeQuote what only the server does: takes the contact page's form from browsers without scripts
 */
export function createRoutes(store: AppStore, clientRoutes: RouteObject[] = [], takeQuote?: FormTaker): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Root,
      HydrateFallback: () => null,
      ErrorBoundary: PageProblem,
      children: [
        {
          id: 'site',
          Component: SiteLayout,
          loader: routeLoader(store, orNothing(loadLayout)),
          shouldRevalidate: () => false,
          children: [{ id: 'pages', ErrorBoundary: PageProblem, children: pages(store, takeQuote) }],
        },
        {
          id: 'session/LoginPage',
          path: 'login',
          lazy: async () => ({ Component: (await import('../session/LoginPage')).LoginPage }),
        },
        ...clientRoutes,
      ],
    },
  ];
}

function pages(store: AppStore, takeQuote: FormTaker | undefined): RouteObject[] {
  return [
    {
      id: 'site/home/HomePage',
      index: true,
      loader: routeLoader(store, loadHome),
      lazy: async () => ({ Component: (await import('../site/home/HomePage')).HomePage }),
    },
    {
      id: 'site/chefs/ChefsPage',
      path: 'chefs',
      loader: routeLoader(store, loadChefs),
      lazy: async () => ({ Component: (await import('../site/chefs/ChefsPage')).ChefsPage }),
    },
    {
      id: 'site/chef/ChefPage',
      path: 'chef/:name',
      loader: routeLoader(store, loadChef),
      lazy: async () => ({ Component: (await import('../site/chef/ChefPage')).ChefPage }),
    },
    {
      id: 'site/experiences/ExperiencesPage',
      path: 'experiencias',
      loader: routeLoader(store, loadExperiences),
      lazy: async () => ({ Component: (await import('../site/experiences/ExperiencesPage')).ExperiencesPage }),
    },
    {
      id: 'site/experience/ExperiencePage',
      path: 'experiencia/:menuName',
      loader: routeLoader(store, loadExperience),
      lazy: async () => ({ Component: (await import('../site/experience/ExperiencePage')).ExperiencePage }),
    },
    {
      id: 'site/corporate/CorporatePage',
      path: 'corporativo',
      loader: routeLoader(store, orNothing(loadCorporate)),
      lazy: async () => ({ Component: (await import('../site/corporate/CorporatePage')).CorporatePage }),
    },
    {
      id: 'site/about/AboutPage',
      path: 'nosotros',
      loader: routeLoader(store, orNothing(loadAbout)),
      lazy: async () => ({ Component: (await import('../site/about/AboutPage')).AboutPage }),
    },
    {
      id: 'site/contact/ContactPage',
      path: 'cotiza',
      loader: routeLoader(store, loadContact),
      action: takeQuote && (({ request }) => takeQuote(store, request)),
      lazy: async () => ({ Component: (await import('../site/contact/ContactPage')).ContactPage }),
    },
    {
      id: 'site/join/JoinPage',
      path: 'unete-al-equipo',
      lazy: async () => ({ Component: (await import('../site/join/JoinPage')).JoinPage }),
    },
    {
      id: 'site/how-it-works/HowItWorksPage',
      path: 'como-funciona',
      lazy: async () => ({ Component: (await import('../site/how-it-works/HowItWorksPage')).HowItWorksPage }),
    },
    {
      id: 'site/terms/TermsPage',
      path: 'terminos-y-condiciones',
      lazy: async () => ({ Component: (await import('../site/terms/TermsPage')).TermsPage }),
    },
    {
      id: 'site/thanks/ThanksPage',
      path: 'gracias',
      lazy: async () => ({ Component: (await import('../site/thanks/ThanksPage')).ThanksPage }),
    },
    {
      id: 'site/privacy/PrivacyPage',
      path: 'privacidad',
      lazy: async () => ({ Component: (await import('../site/privacy/PrivacyPage')).PrivacyPage }),
    },
    // Not an address of the site. It may be the active reference form's.
    {
      id: 'site/form-page/FormPage',
      path: ':routeName',
      loader: routeLoader(store, loadFormPage),
      lazy: async () => ({ Component: (await import('../site/form-page/FormPage')).FormPage }),
    },
    { path: '*', loader: nothingHere, element: null },
  ];
}

function nothingHere(): never {
  throw notFound();
}

/** A loader that never fails: the page is shown also without the footer's data or the logos. */
function orNothing(load: PageLoader): PageLoader {
  return (context) =>
    load(context).catch((error: unknown) => {
      logFailure(error);
      return null;
    });
}
