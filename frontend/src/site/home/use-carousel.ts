import { useCallback, useEffect, useRef, useState } from 'react';
import { useCalm, usePageVisible } from '../../ui/use-media';

/** Time between two slides, in milliseconds. */
export const AUTOPLAY_MS = 5500;

/** A swipe has ended when the track has not moved for this long, in milliseconds. */
const SETTLED_MS = 150;

/** After this time our own scrolling has begun, unless the browser cancelled it because pictures arrived. Milliseconds. */
const BEGUN_MS = 600;

/** The events with which a visitor moves the track. */
const GRIPS = ['pointerdown', 'wheel', 'keydown'] as const;

/** What the visitor chose. 'auto' until they press a control. */
type Choice = 'auto' | 'playing' | 'paused';

/**
 * The movement of the cover: the next slide every 5500 ms, in a circle. It stops under the pointer or the focus, in a
 * hidden tab, with reduced motion, and, until 'Reproducir', after an arrow or a swipe.
 */
export function useCarousel(total: number) {
  const track = useRef<HTMLUListElement>(null);
  /** Waits for a movement to end, to know at which slide it ended. */
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The slide to which our own movement leads. Null after it has ended or when the visitor moves the track. */
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

  /** Called when the track has stopped: our own movement ends at its goal, the visitor's where it is. */
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
    /** Handlers for the element around the whole carousel. */
    holders: {
      onPointerEnter: () => setHeld((now) => ({ ...now, pointer: true })),
      onPointerLeave: () => setHeld((now) => ({ ...now, pointer: false })),
      onFocus: () => setHeld((now) => ({ ...now, focus: true })),
      onBlur: () => setHeld((now) => ({ ...now, focus: false })),
    },
  };
}
