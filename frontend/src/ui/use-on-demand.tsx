import { useState, type ComponentType } from 'react';

import { Boundary } from './optional/Boundary';

/** What a part may have that can be closed. */
interface Closes {
  onClose?: () => void;
}

/**
 * A part of the page whose code is fetched when somebody asks for it, so that the first load stays small. A part that
 * crashes says so in its place, and the page stays as it is.
 *
 * @param load fetches the part (`fetchCode`); called again after a failure, so that the next press tries again
 * @param onFailure says that the code of what was pressed cannot be fetched
 */
export function useOnDemand<Props extends object>(load: () => Promise<ComponentType<Props>>, onFailure: () => void) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const open = () => load().then((loaded) => setPart(() => withBoundary(loaded)), onFailure);
  return {
    Part,
    open: () => void open(),
    close: () => setPart(null),
    /** Fetches the code in advance, when a pointer or the focus comes near. A failure here is ignored. */
    prepare: () => void load().catch(() => undefined),
  };
}

const withBoundary = <Props extends object>(Part: ComponentType<Props>) =>
  function Bounded(props: Props & Closes) {
    return (
      <Boundary onClose={props.onClose}>
        <Part {...props} />
      </Boundary>
    );
  };
