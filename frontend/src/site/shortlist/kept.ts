import { useSyncExternalStore } from 'react';
import { MAX_CHOICES } from '../../api/page-values.generated';
import { keepText, readKept } from '../../ui/storage';
import type { Quoted } from '../quote/message';
import { KEPT_AS } from './context';

/** What a visitor reads at the next one. */
export const TOO_MANY = 'Puedes elegir hasta cuatro.';

/** What a visitor reads where the browser keeps nothing, or has no room left. */
export const NOT_STORED = 'Tu navegador no puede guardar «Mi mesa»: se pierde si recargas o cierras esta página.';

/** What is kept, in the visitor's order: as many as one request names. */
export type Kept = readonly Quoted[];

interface State {
  kept: Kept;
  /** How often one was too many. */
  refused: number;
  /** Whether it is lost with the page, because the device does not keep it. */
  isFleeting: boolean;
}

const NOTHING: State = { kept: [], refused: 0, isFleeting: false };

let state: State | undefined;
/** Whether the device keeps it. If not, it lasts as long as this page. */
let isStored = true;
const listeners = new Set<() => void>();

export const isSame = (one: Quoted, other: Quoted): boolean => one.kind === other.kind && one.id === other.id;

function isQuoted(value: unknown): value is Quoted {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, name, slug } = value as Record<string, unknown>;
  const isKind = kind === 'chef' || kind === 'experience';
  return isKind && Number.isInteger(id) && Number(id) > 0 && typeof name === 'string' && typeof slug === 'string';
}

/** What the device keeps now: another tab may have changed it. What cannot be read counts as nothing. */
function stored(): Kept {
  try {
    const value: unknown = JSON.parse(readKept('localStorage', KEPT_AS) ?? '[]');
    const all = Array.isArray(value) ? value.filter(isQuoted) : [];
    return all.filter((one, at) => all.findIndex((other) => isSame(one, other)) === at).slice(0, MAX_CHOICES);
  } catch {
    return [];
  }
}

function current(): State {
  state ??= { ...NOTHING, kept: stored() };
  return state;
}

/** What is kept, as the device says now. */
const fresh = (): Kept => (isStored ? stored() : current().kept);

function change(next: Omit<State, 'isFleeting'>): void {
  isStored = keepText('localStorage', KEPT_AS, next.kept.length > 0 ? JSON.stringify(next.kept) : null);
  state = { ...next, isFleeting: !isStored && next.kept.length > 0 };
  for (const listener of listeners) listener();
}

/** Keeps one at its place, or at the end. One too many is not kept, and nothing else is lost. */
export function keep({ kind, id, name, slug }: Quoted, at = MAX_CHOICES): void {
  const one = { kind, id, name, slug };
  const others = fresh().filter((other) => !isSame(other, one));
  const { refused } = current();
  if (others.length >= MAX_CHOICES) change({ kept: others, refused: refused + 1 });
  else change({ kept: [...others.slice(0, at), one, ...others.slice(at)], refused });
}

/** Does not keep one any more. */
export function drop(one: Quoted): void {
  change({ ...current(), kept: fresh().filter((other) => !isSame(other, one)) });
}

/** Keeps one, or not any more. */
export function toggle(one: Quoted): void {
  if (fresh().some((other) => isSame(other, one))) drop(one);
  else keep(one);
}

function followOtherTabs({ key }: StorageEvent): void {
  if (key !== KEPT_AS && key !== null) return;
  state = { ...current(), kept: stored() };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', followOtherTabs);
    // Nobody has followed other tabs since the last one listened.
    state = { ...current(), kept: fresh() };
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}

/** What is kept on this device. Null on the server, and while a page that came from there is hydrated. */
export function useKept(): State | null {
  return useSyncExternalStore<State | null>(subscribe, current, () => null);
}
