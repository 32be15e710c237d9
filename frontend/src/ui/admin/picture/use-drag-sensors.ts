import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { KeyboardCoordinateGetter, SensorDescriptor, SensorOptions } from '@dnd-kit/core';

/**
 * How things are taken: by a mouse that moves, by a finger that rests for a moment (one that moves at once scrolls the
 * page), and by the keyboard.
 */
export function useDragSensors(coordinateGetter: KeyboardCoordinateGetter): SensorDescriptor<SensorOptions>[] {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter }),
  );
}
