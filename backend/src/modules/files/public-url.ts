let base = '/files';

/**
 * Sets where browsers fetch stored files (FILES_PUBLIC_URL). Called once per process, because DTOs are made without
 * services.
 */
export function servePublicFilesFrom(url: string): void {
  base = url;
}

/** The address of a stored file. */
export const publicUrl = (key: string): string => `${base}/${key}`;
