import type { OpenApiDocument } from './constraints.ts';

/** The header of every public page asks whether a token still holds, and signs out. */
const ON_PUBLIC_PAGES = ['logout', 'validateToken'];

/**
 * No screen calls these: orchestrators ask for the health, browsers go to Google and come back by themselves, and tell how
 * fast a page was when it is left (site/speed).
 */
const CALLED_BY_OTHERS = ['healthLive', 'startGoogleSignIn', 'finishGoogleSignIn', 'reportPageSpeed'];

/** Needs no token, but only the back-office asks which version runs. */
const ONLY_IN_GESTION = ['healthReady'];

/** Visitors' calls that one page alone makes: the first load of all others does without them. */
const OF_ONE_PAGE = ['getGiftCardOffer', 'buyGiftCard', 'checkGiftCard'];

/** What Mi cocina calls stands below this, also its sign-in, which needs no token. */
const KITCHEN = '/api/v1/kitchen/';

/** The names of the operations, by who calls them. */
interface Callers {
  /** Public pages, on the server or in the browser. */
  visitors: Set<string>;
  /** Pages behind secret links, on the server only, and one page each. */
  links: Set<string>;
  /** Mi cocina. */
  chefs: Set<string>;
  /** The back-office. */
  staff: Set<string>;
}

export function callersOf(paths: OpenApiDocument['paths']): Callers {
  const callers: Callers = { visitors: new Set(), links: new Set(), chefs: new Set(), staff: new Set() };
  for (const [path, operations] of Object.entries(paths))
    for (const { operationId, security = [] } of Object.values(operations)) {
      if (CALLED_BY_OTHERS.includes(operationId)) continue;
      const isOpen = security.length === 0 && !ONLY_IN_GESTION.includes(operationId);
      if (path.startsWith(KITCHEN)) callers.chefs.add(operationId);
      else if (isOpen && (path.endsWith('/{token}') || OF_ONE_PAGE.includes(operationId)))
        callers.links.add(operationId);
      else if (isOpen || ON_PUBLIC_PAGES.includes(operationId)) callers.visitors.add(operationId);
      else callers.staff.add(operationId);
    }
  return callers;
}
