/** Ends the browser's task, so that a press is heard and a paint is made before the next step. */
export function nextTask(): Promise<void> {
  if ('scheduler' in window && 'yield' in window.scheduler) return window.scheduler.yield();
  return new Promise((resolve) => void setTimeout(resolve));
}
