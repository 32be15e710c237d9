/** From an element up to the page's body, each with its number among its siblings, as it is now: it may be taken out of the page. */
export type AncestorPath = { child: Element; parent: Element; index: number }[];

/** Empty for the body itself. */
export function ancestorPath(element: Element | null): AncestorPath {
  const way: AncestorPath = [];
  for (let child = element; child?.parentElement && child !== document.body; child = child.parentElement) {
    const parent = child.parentElement;
    way.push({ child, parent, index: [...parent.children].indexOf(child) });
  }
  return way;
}
