import { createContext, useContext } from 'react';

/** What the server's configuration decides about the pages. Travels with the page, so both sides agree. */
export interface SiteSettings {
  /** The name shown everywhere (PRODUCT_NAME). */
  productName: string;
  /** The site's public origin without a final slash (PUBLIC_URL), for canonical and social addresses. */
  publicUrl: string;
  /** Largest picture the server takes, in MB (UPLOAD_MAX_MB); unknown where no server made the page. */
  uploadMaxMb?: number;
  /** Months that a closed request for a quote is kept (QUOTE_RETENTION_MONTHS); 0 or unknown where no end is set. */
  quoteRetentionMonths?: number;
  /** Origin of the documents that show providers' forms and run the analytics (EMBED_URL); null where there is none. */
  embedUrl?: string | null;
  /** Type of the form that each slot embeds; null where the site's own form is used. */
  slots?: Record<FormSlot, FormType | null>;
  /** Whether analytics are configured, which then ask for consent first. */
  analytics?: boolean;
}

/** 1 Pipedrive, 2 JotForm, 3 GoogleForm. */
export type FormType = 1 | 2 | 3;

/** The places of the site that embed a sales form. */
export type FormSlot = 'quote' | 'lead';

const SettingsContext = createContext<SiteSettings>({ productName: 'Sobremesa', publicUrl: '' });

export const SettingsProvider = SettingsContext.Provider;

/** The configured product name and public address. */
export function useSettings(): SiteSettings {
  return useContext(SettingsContext);
}
