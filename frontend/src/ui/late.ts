/** How long something that is sent may take before the page says that it does, in milliseconds. */
export const LATE_MS = 10_000;
