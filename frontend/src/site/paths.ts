/** Addresses of the public pages that contain a name, percent-encoded. */
export const chefPath = (slug: string): string => `/chef/${encodeURIComponent(slug)}`;
export const experiencePath = (slug: string): string => `/experiencia/${encodeURIComponent(slug)}`;
