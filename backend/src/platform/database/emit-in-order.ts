import type { EventEmitter2 } from '@nestjs/event-emitter';

/**
 * Calls the listeners of an event, one after the other. `emitAsync` runs all at once on the one connection of the
 * transaction: where one refuses, a statement of another would come after the ROLLBACK and stay.
 * @throws what the first listener throws; the others are not called
 */
export async function emitInOrder(events: EventEmitter2, event: string, what: object): Promise<void> {
  for (const listener of events.listeners(event) as ((what: object) => Promise<void>)[]) await listener(what);
}
