import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { fetchCode } from '../../ui/optional/fetch-code';
import { useSayMissing } from '../../ui/optional/use-say-missing';
import { readKept } from '../../ui/storage';
import type { Quoted } from '../quote/message';
import { KEPT_AS, type Shortlist } from './context';
import type { ShortlistCountProps } from './ShortlistCount';

/**
 * 'Mi mesa' for the hearts of a page, and its count for the header. Its code comes with the first press, or where
 * something is kept.
 */
export function useShortlist(): { shortlist: Shortlist; count: ReactNode } {
  const [Count, setCount] = useState<ComponentType<ShortlistCountProps> | null>(null);
  const sayMissing = useSayMissing();
  const load = (pressed?: Quoted): void => {
    // Where the code does not come, the next press asks for it again.
    void fetchCode(() => import('./ShortlistCount')).then(
      (code) => {
        if (pressed) code.toggle(pressed);
        setCount(() => code.ShortlistCount);
      },
      () => pressed && sayMissing(),
    );
  };
  const [shortlist, setShortlist] = useState<Shortlist>({ has: () => false, toggle: load });
  const begin = useEffectEvent(() => load());

  useEffect(() => {
    if (readKept('localStorage', KEPT_AS) !== null) begin();
    // Another tab may be the first to keep something.
    const follow = ({ key }: StorageEvent) => key === KEPT_AS && begin();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  return { shortlist, count: Count && <Count onChange={setShortlist} /> };
}
