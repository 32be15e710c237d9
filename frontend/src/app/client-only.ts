/** The back-office and Mi cocina need a session, which only the browser has, so they are never rendered on the server. */
export function isClientOnly(pathname: string): boolean {
  return /^\/(gestion|cocina)(\/|$)/.test(pathname);
}
