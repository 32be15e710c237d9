/** For how many people an experience is: 'De 4 a 14 personas', 'Para 1 persona'; nothing where it is not said. */
export function guestsText(min: number | null, max: number | null): string | undefined {
  if (min === null || max === null) return undefined;
  if (min === max) return min === 1 ? 'Para 1 persona' : `Para ${min} personas`;
  return `De ${min} a ${max} personas`;
}

/** Whether this many people are fewer or more than an experience is for; no where it does not say. */
export const isOutside = (guests: number, min: number | null, max: number | null): boolean =>
  min !== null && max !== null && (guests < min || guests > max);

/** How long something takes: '3 h', '2 h 30 min', '45 min', in one piece; nothing where it is not said. */
export function durationText(minutes: number | null): string | undefined {
  if (minutes === null) return undefined;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours}\u00A0h`, rest > 0 && `${rest}\u00A0min`].filter(Boolean).join('\u00A0');
}
