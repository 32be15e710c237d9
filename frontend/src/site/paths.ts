/** Addresses of the public pages that carry a name; the router encodes what needs it. */
export const chefPath = (slug: string): string => `/chef/${encodeURIComponent(slug)}`;
export const experiencePath = (slug: string): string => `/experiencia/${encodeURIComponent(slug)}`;
