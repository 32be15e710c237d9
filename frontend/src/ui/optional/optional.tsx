// oxlint-disable-next-line house/dynamic-import -- the one place that retries a part after a failure
import { createElement, lazy, type ComponentType } from 'react';

import { Boundary } from './Boundary';
import { fetchCode } from './fetch-code';
import type { InsteadProps } from './Missing';

/** What an optional part may have of a dialog. */
interface Closes {
  open?: boolean;
  onClose?: () => void;
}

/**
 * A part of a page whose code comes when it is shown, with a boundary around it. It stands below a Suspense. React.lazy keeps a
 * failure for good: after one the part begins again, and is loaded when it is shown next.
 */
export function optional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead?: ComponentType<InsteadProps>,
): ComponentType<Props> {
  const begin = () => lazy<ComponentType<Props>>(async () => ({ default: await fetchCode(load) }));
  let Part = begin();
  const restart = () => {
    Part = begin();
  };
  /** Is mounted again with each attempt. */
  const Attempt = (props: Props) => createElement(Part, props);
  return function Optional(props: Props & Closes) {
    return (
      <Boundary Instead={Instead} open={props.open} onClose={props.onClose} onMissing={restart}>
        <Attempt {...props} />
      </Boundary>
    );
  };
}
