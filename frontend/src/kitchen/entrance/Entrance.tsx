import type { ReactNode } from 'react';

import { SignInFrame } from '../../session/SignInFrame';

/** The frame of what is seen before a chef is in. */
export const Entrance = (props: { title: string; children: ReactNode }) => (
  <SignInFrame description="El lugar de los chefs." motto="Todo listo antes de encender el fuego." {...props} />
);
