/**
 * Gives the focus back on a page that somebody came back to: to the link that they had followed, or to the title. It goes nowhere out
 * of sight, or the next press of Tab would scroll there.
 */
export function returnFocus(title: HTMLElement | null, followed: string | undefined): void {
  // Of those that lead there, the header's is the first, and stays in sight.
  const link = Array.from(document.links).findLast((one) => one.href === followed && isInSight(one));
  const target = link ?? (title && isInSight(title) ? title : null);
  target?.focus({ preventScroll: true });
}

function isInSight(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight;
}
