import { useState, type ComponentType } from 'react';

/**
 * A part of the page whose code is fetched when somebody asks for it, so that the first load stays small.
 *
 * @param load imports the part; called again after a failure, so that the next press tries again
 * @param onFailure what to do when the code cannot be fetched
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>, onFailure: () => void = () => undefined) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const open = () => load().then((loaded) => setPart(() => loaded), onFailure);
  return {
    Part,
    open: () => void open(),
    close: () => setPart(null),
    /** Fetches the code in advance, when a pointer or the focus comes near. A failure here is ignored. */
    prepare: () => void load().catch(() => undefined),
  };
}
