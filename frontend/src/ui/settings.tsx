import { createContext, useContext } from 'react';

/** What the server's configuration decides about the pages. Travels with the page, so both sides agree. */
export interface SiteSettings {
  /** The name shown everywhere (PRODUCT_NAME). */
  productName: string;
  /** The site's public origin without a final slash (PUBLIC_URL), for canonical and social addresses. */
  publicUrl: string;
  /** Largest picture the server takes, in MB (UPLOAD_MAX_MB); unknown where no server made the page. */
  uploadMaxMb?: number;
}

const SettingsContext = createContext<SiteSettings>({ productName: 'Sobremesa', publicUrl: '' });

export const SettingsProvider = SettingsContext.Provider;

/** The configured product name and public address. */
export function useSettings(): SiteSettings {
  return useContext(SettingsContext);
}
