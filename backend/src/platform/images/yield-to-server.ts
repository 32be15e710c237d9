import { readdirSync, writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** The lowest priority of a system. */
const LEAST = 19;

/** A process that the kernel ends first when memory runs out. */
const FIRST_TO_GO = '1000';

/** Gives the server precedence for processor and memory. Must run before any thread starts. */
export function yieldToServer(): void {
  yieldProcessor();
  yieldMemory();
}

/**
 * Sets a priority below the server's. On Linux each thread has its own priority; new threads inherit that of their
 * creator.
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

/** When memory runs out, Linux ends this process and not the server. */
function yieldMemory(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', FIRST_TO_GO);
  } catch {
    // There is no such thing on this system.
  }
}
