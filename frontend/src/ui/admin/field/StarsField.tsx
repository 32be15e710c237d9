import { ConfigProvider } from 'antd';
import { useRef, type CSSProperties, type PointerEvent } from 'react';

import { scoreLabel } from '../../Stars';
import type { FormControl } from './form-control';
import './stars-field.css';

/** Scores go from 0 to 5 in half stars. */
const MOST = 5;
const STEP = 0.5;

/**
 * The score at a point of the stars' width: the left half of the fourth star is 3.5, its right half 4. A point before
 * the first star is 0, so that a finger can take a score back.
 */
export function scoreAt(share: number): number {
  const halves = Math.ceil((share * MOST) / STEP);
  return Math.min(MOST, Math.max(0, halves * STEP));
}

/**
 * A score in half stars. Under the drawn stars is the browser's own range input, so that arrows, Home, End and screen
 * readers work as everywhere, and each step is read as '4,5 de 5 estrellas'. Pointers choose half a star with our own
 * code, because a range input would round to the nearest step.
 */
export function StarsField({ id, value, onChange, ...aria }: FormControl<number | null, number>) {
  // A range input always has a value, so it cannot be required.
  const { 'aria-required': _required, ...state } = aria;
  const { componentDisabled } = ConfigProvider.useConfig();
  const input = useRef<HTMLInputElement>(null);
  const stars = useRef<HTMLSpanElement>(null);
  const score = value ?? 0;
  const change = (next: number) => {
    if (next !== score) onChange?.(next);
  };

  const point = (event: PointerEvent) => {
    const box = stars.current?.getBoundingClientRect();
    if (box) change(scoreAt((event.clientX - box.left) / box.width));
  };
  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || componentDisabled) return;
    // Keeps the focus here, and makes the finger's way over the edge a part of this gesture.
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    input.current?.focus();
    point(event);
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
  };

  return (
    <span className="stars-field">
      <span className="stars-field-area" onPointerDown={press} onPointerMove={drag}>
        <input
          {...state}
          ref={input}
          id={id}
          type="range"
          min={0}
          max={MOST}
          step={STEP}
          value={score}
          disabled={componentDisabled}
          aria-valuetext={scoreLabel(score)}
          onChange={(event) => change(Number(event.target.value))}
        />
        <span ref={stars} className="stars" aria-hidden="true" style={{ '--score': score } as CSSProperties} />
      </span>
      <span className="stars-field-words" aria-hidden="true">
        {scoreLabel(score)}
      </span>
    </span>
  );
}
