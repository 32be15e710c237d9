import { Children, type ReactNode } from 'react';

import { Boundary } from './Boundary';

/** The panels of a page, each child one. Where one crashes, or its code does not come, the others stay as they are. */
export function Panels({ children }: { children: ReactNode }) {
  return Children.map(children, (panel) => panel && <Boundary>{panel}</Boundary>);
}
