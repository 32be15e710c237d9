/** How long a save may take before its form says that it does, in milliseconds. */
export const LATE_MS = 10_000;

export const LATE = 'Está tardando más de lo normal. No cierres la página: lo que escribiste sigue aquí.';
