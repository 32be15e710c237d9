import { durationText } from '../../experience-size';
import { NONE } from '../../format';
import { DurationSelect } from './DurationSelect';
import { NumberField } from './NumberField';
import type { OwnOptions } from './record-fields';

/* Options of `own` (`record-fields`) for whole numbers. */

export const WHOLE: OwnOptions<number | null> = {
  empty: null,
  input: <NumberField />,
  show: (value) => value ?? NONE,
};

/** Minutes. */
export const DURATION: OwnOptions<number | null> = {
  empty: null,
  input: <DurationSelect />,
  show: (minutes) => durationText(minutes) ?? NONE,
};
