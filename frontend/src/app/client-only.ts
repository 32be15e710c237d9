/** The back-office needs a session, which only the browser has, so it is never rendered on the server. */
export function isClientOnly(pathname: string): boolean {
  return pathname === '/gestion' || pathname.startsWith('/gestion/');
}
