const KEPT_AS = 'sobremesa.sent';

/**
 * Whether this tab has just sent a request: what tells the visit to /gracias that ends one from a reload, a bookmark or a
 * look round. Counted once, so that whoever takes it leaves none.
 */
export function markSent(): void {
  try {
    sessionStorage.setItem(KEPT_AS, '1');
  } catch {
    // Storage may be closed to us: the request is sent all the same, and not counted.
  }
}

export function takeSent(): boolean {
  try {
    const sent = sessionStorage.getItem(KEPT_AS) !== null;
    sessionStorage.removeItem(KEPT_AS);
    return sent;
  } catch {
    return false;
  }
}
