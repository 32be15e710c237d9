import type { CreateQuoteRequestDto } from '../../api/public.generated';

/** The campaign that brought a visitor. */
export type Campaign = Pick<CreateQuoteRequestDto, 'utm_source' | 'utm_medium' | 'utm_campaign'>;

const NAMES = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

/**
 * The API takes at most this many characters. A longer name belongs to no campaign, but must not make the request fail.
 */
const LONGEST = 200;

const KEPT_AS = 'sobremesa.campaign';

/** The campaign in an address. */
export function campaignOf(search: string): Campaign {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = Array.from(query.get(name)?.trim() ?? '')
        .slice(0, LONGEST)
        .join('');
      return value ? [[name, value]] : [];
    }),
  );
}

/** Stores the campaign of the visit's first address until the tab is closed. */
export function rememberCampaign(search: string): void {
  const campaign = campaignOf(search);
  if (Object.keys(campaign).length === 0) return;
  try {
    sessionStorage.setItem(KEPT_AS, new URLSearchParams(campaign as Record<string, string>).toString());
  } catch {
    // Storage cannot be used: the request then has no campaign.
  }
}

/** The campaign of this visit. */
export function keptCampaign(): Campaign {
  try {
    return campaignOf(sessionStorage.getItem(KEPT_AS) ?? '');
  } catch {
    return {};
  }
}
