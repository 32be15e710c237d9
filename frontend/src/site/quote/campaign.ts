import type { CreateQuoteRequestDto } from '../../api/public.generated';

/** The campaign that brought a visitor. */
export type Campaign = Pick<CreateQuoteRequestDto, 'utm_source' | 'utm_medium' | 'utm_campaign'>;

const NAMES = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

/** The longest name the API takes; a longer one is nobody's campaign, but no reason to refuse the request. */
const LONGEST = 200;

const KEPT_AS = 'sobremesa.campaign';

/** The campaign that an address names. */
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

/** Keeps the campaign of the address a visit began with, for as long as the tab is open. */
export function rememberCampaign(search: string): void {
  const campaign = campaignOf(search);
  if (Object.keys(campaign).length === 0) return;
  try {
    sessionStorage.setItem(KEPT_AS, new URLSearchParams(campaign as Record<string, string>).toString());
  } catch {
    // Storage may be closed to us: the request then says nothing of where the visitor came from.
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
