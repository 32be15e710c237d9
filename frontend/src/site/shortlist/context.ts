import { createContext } from 'react';
import type { Quoted } from '../quote/message';

/** Where the device keeps 'Mi mesa'. */
export const KEPT_AS = 'sobremesa.table';

/** What hearts know of 'Mi mesa'. */
export interface Shortlist {
  /** Whether this chef or experience is kept. */
  has: (one: Quoted) => boolean;
  /** Keeps it, or does not keep it any more. */
  toggle: (one: Quoted) => void;
}

/** 'Mi mesa' without anything kept: what the server renders. */
export const ShortlistContext = createContext<Shortlist>({ has: () => false, toggle: () => undefined });
