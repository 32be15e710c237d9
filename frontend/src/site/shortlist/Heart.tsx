import { use, type ReactNode } from 'react';
import type { Quoted } from '../quote/message';
import { ShortlistContext } from './context';

interface HeartProps {
  one: Quoted;
  /** Words beside it, where it stands on a page of its own. They contain 'Mi mesa'. */
  children?: ReactNode;
}

/** The heart that keeps a chef or an experience in 'Mi mesa'. It shows only with scripts (look/components/heart.css). */
export function Heart({ one, children }: HeartProps) {
  const { has, toggle } = use(ShortlistContext);
  return (
    <button
      type="button"
      className={children ? 'heart heart--wide' : 'heart'}
      aria-pressed={has(one)}
      aria-label={`Mi mesa: ${one.name}`}
      onClick={() => toggle(one)}
    >
      {children}
    </button>
  );
}
