import { useCallback, useEffect, useRef, useState } from 'react';
import { useCalm, usePageVisible } from '../../ui/use-media';

/** Carousel autoplay. */
export const AUTOPLAY_MS = 5500;

/** A swipe has ended when the track has been still for this long. */
const SETTLED_MS = 150;

/** By then a movement of ours has begun, unless the browser gave it up, as when pictures arrive in the track. */
const BEGUN_MS = 600;

/** What a visitor moves the track with. */
const GRIPS = ['pointerdown', 'wheel', 'keydown'] as const;

/** What the visitor asked for; 'auto' until they press anything. */
type Choice = 'auto' | 'playing' | 'paused';

/**
 * The cover's movement: wraps forward to 0 and backward to the last slide, moves on every 5500 ms. It rests under the pointer, with
 * the focus inside, in a hidden tab and for people who want less motion; an arrow or a swipe stops it until 'Reproducir' is pressed.
 */
export function useCarousel(total: number) {
  const track = useRef<HTMLUListElement>(null);
  /** Waits for a movement to end, to learn which slide it ended at. */
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The slide that a movement of ours leads to; none once it ended or the visitor took the track. */
  const goal = useRef<number | null>(null);
  const [at, setAt] = useState(0);
  const [choice, setChoice] = useState<Choice>('auto');
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const calm = useCalm();
  const visible = usePageVisible();

  const wantsToPlay = total > 1 && (choice === 'playing' || (choice === 'auto' && !calm));
  const playing = wantsToPlay && visible && (choice === 'playing' || (!held.pointer && !held.focus));

  const wrapped = (index: number) => (index + total) % total;
  const move = (steps: number) => {
    setChoice('paused');
    setAt((now) => wrapped(now + steps));
  };

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => setAt((at + 1) % total), AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [at, playing, total]);

  /** Once the track has come to rest: our own movement ends where it was to end, the visitor's where it did. */
  const settleIn = useCallback((pause: number) => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      const { current: element } = track;
      if (!element || element.clientWidth === 0) return;
      const shown = Math.round(element.scrollLeft / element.clientWidth);
      const wanted = goal.current ?? shown;
      goal.current = null;
      if (wanted !== shown) element.scrollTo({ left: wanted * element.clientWidth, behavior: 'instant' });
      setAt((now) => {
        if (now !== wanted) setChoice('paused');
        return wanted;
      });
    }, pause);
  }, []);

  useEffect(() => {
    const element = track.current;
    const left = at * (element?.clientWidth ?? 0);
    if (!element || (goal.current === null && Math.abs(element.scrollLeft - left) < 1)) return;
    goal.current = at;
    element.scrollTo({ left, behavior: calm ? 'instant' : 'smooth' });
    settleIn(BEGUN_MS);
  }, [at, calm, settleIn]);

  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    const onScroll = () => settleIn(SETTLED_MS);
    const onGrip = () => {
      goal.current = null;
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    for (const grip of GRIPS) element.addEventListener(grip, onGrip, { passive: true });
    return () => {
      clearTimeout(settling.current);
      element.removeEventListener('scroll', onScroll);
      for (const grip of GRIPS) element.removeEventListener(grip, onGrip);
    };
  }, [settleIn]);

  return {
    track,
    at,
    playing,
    wantsToPlay,
    next: () => move(1),
    previous: () => move(-1),
    toggle: () => setChoice(wantsToPlay ? 'paused' : 'playing'),
    /** For the element that holds the whole carousel. */
    holders: {
      onPointerEnter: () => setHeld((now) => ({ ...now, pointer: true })),
      onPointerLeave: () => setHeld((now) => ({ ...now, pointer: false })),
      onFocus: () => setHeld((now) => ({ ...now, focus: true })),
      onBlur: () => setHeld((now) => ({ ...now, focus: false })),
    },
  };
}
