/** How many characters of a request's id people read, and type. */
const LENGTH = 8;

/**
 * The end of a request's id, by which its lines are found in the log. Ids that proxies give often begin alike, with their own
 * address or the time.
 */
export const codeOf = (requestId: string): string => requestId.slice(-LENGTH);
