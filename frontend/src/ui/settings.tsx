import { createContext, useContext } from 'react';
import type { ActiveFormDto } from '../api/public.generated';

/** The part of the server's settings that pages use. It is sent with the page, so both sides have the same. */
export interface SiteSettings {
  /** The name shown everywhere (PRODUCT_NAME). */
  productName: string;
  /** The site's public origin without a final slash (PUBLIC_URL), for canonical and social addresses. */
  publicUrl: string;
  /** Largest picture the server accepts, in MB (UPLOAD_MAX_MB). Unknown when no server made the page. */
  uploadMaxMb?: number;
  /**
   * Months that a closed request for a quote is kept (QUOTE_RETENTION_MONTHS). With 0, or unknown, it is kept for ever.
   */
  quoteRetentionMonths?: number;
  /** Origin of the documents that show providers' forms and run the analytics (EMBED_URL), or null. */
  embedUrl?: string | null;
  /** Type of the form that each slot embeds. Null where the site's own form is used. */
  slots?: Record<FormSlot, FormType | null>;
  /** Whether analytics are configured. They ask for consent first. */
  analytics?: boolean;
}

/** The provider of a form. */
export type FormType = ActiveFormDto['type'];

/** The places of the site that embed a sales form. */
export type FormSlot = 'quote' | 'lead';

const SettingsContext = createContext<SiteSettings>({ productName: 'Sobremesa', publicUrl: '' });

export const SettingsProvider = SettingsContext.Provider;

export function useSettings(): SiteSettings {
  return useContext(SettingsContext);
}
