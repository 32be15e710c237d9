/** '20:30 h' */
export const hourText = (hour: string): string => `${hour}\u00a0h`;

/** Where an evening is, as far as it is known. */
export const placeOf = ({ address, commune }: { address: string | null; commune: string | null }): string =>
  [address, commune].filter(Boolean).join(', ');
