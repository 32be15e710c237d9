/**
 * Gives the focus back after going back: to the followed link, or to the title. Not out of sight: Tab would scroll
 * there.
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
