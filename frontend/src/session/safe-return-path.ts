/** Where sign-in leads when no page was asked for. */
const DASHBOARD_PATH = '/gestion';

/** The page that was asked for before sign-in if it is one of this site's back-office, otherwise the Dashboard. */
export function safeReturnPath(asked: string | null | undefined): string {
  if (!asked?.startsWith('/')) return DASHBOARD_PATH;
  const here = 'http://here.invalid';
  try {
    const url = new URL(asked, here);
    const inside = url.pathname === DASHBOARD_PATH || url.pathname.startsWith(`${DASHBOARD_PATH}/`);
    return url.origin === here && inside ? url.pathname + url.search + url.hash : DASHBOARD_PATH;
  } catch {
    return DASHBOARD_PATH;
  }
}

export function loginPath(returnTo: string): string {
  return `/login?volver=${encodeURIComponent(returnTo)}`;
}
