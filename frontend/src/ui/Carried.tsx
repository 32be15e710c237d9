import { useState, ViewTransition, type MouseEvent, type ReactElement } from 'react';

/** What a picture shows, such as 'chef-7', and the address of the file in which the browser has it. */
interface Shown {
  name: string;
  file: string;
}

/** The picture of the card that was pressed last. In the browser only. */
let pressedCard: Shown | undefined;

interface CarriedProps {
  /** What the picture shows, unique on the page. Without it the picture stays. */
  name: string | undefined;
  /** The element around the picture. */
  children: ReactElement;
}

/**
 * A picture that becomes the one of the same name on the next page, by a View Transition where the browser has them. React
 * starts one only where a picture of this name goes and another comes in one step, both in sight, after it has prepared the
 * page; nothing waits for it.
 */
export const Carried = ({ name, children }: CarriedProps) => (
  <ViewTransition name={name} share="carried" default="none">
    {children}
  </ViewTransition>
);

/**
 * For a card: the name its picture has once its link was pressed, and what the link does then. Before, it has none: pages
 * hold several cards of one chef, and those who go back are already shown a movement by some browsers.
 */
export function useCarrier(name: string): [string | undefined, (event: MouseEvent) => void] {
  const [pressed, setPressed] = useState(false);
  const press = ({ currentTarget }: MouseEvent) => {
    const file = currentTarget.closest('.card')?.querySelector('img')?.currentSrc;
    pressedCard = file ? { name, file } : undefined;
    setPressed(!window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  };
  return [pressed ? name : undefined, press];
}

/** For a page: the file in which the pressed card showed its picture. It stands in until the page's own, larger one is there. */
export function useCarriedFile(name: string): string | undefined {
  const [file] = useState(() => (pressedCard?.name === name ? pressedCard.file : undefined));
  return file;
}
