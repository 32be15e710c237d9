import { readdirSync, writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** The lowest priority that a system knows. */
const LEAST = 19;

/** A process that offers itself first where memory runs out. */
const FIRST_TO_GO = '1000';

/** Lets the server go first on the processor, and keep its memory. Must run before anything starts a thread. */
export function yieldToServer(): void {
  yieldProcessor();
  yieldMemory();
}

/**
 * Comes after the server, whatever that one's priority is. On Linux each thread has a priority of its own; those that are
 * started later get that of whoever starts them.
 */
function yieldProcessor(): void {
  const priority = Math.min(LEAST, getPriority() + constants.priority.PRIORITY_BELOW_NORMAL);
  for (const thread of threads()) {
    try {
      setPriority(thread, priority);
    } catch {
      // The thread has ended, or the system knows no priorities.
    }
  }
}

function threads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number);
  } catch {
    return [0];
  }
}

/** Where memory runs out, Linux ends this process and not the server. */
function yieldMemory(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', FIRST_TO_GO);
  } catch {
    // There is no such thing on this system.
  }
}
