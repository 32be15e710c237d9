/** By the names of the demo's clients: whose offer expired, has a newer version, or was opened. */
export const EXPIRED: readonly string[] = ['Andrea Cifuentes'];
export const NEWER_VERSIONS: readonly string[] = ['Viña Los Boldos'];
export const SEEN: readonly string[] = ['Lorenzo Baeza', 'Viña Los Boldos', 'Claudia Inostroza'];
