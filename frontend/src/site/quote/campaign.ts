import type { CreateQuoteRequestDto } from '../../api/public.generated';
import { keepText, readKept } from '../../ui/storage';

export type Campaign = Pick<CreateQuoteRequestDto, 'utm_source' | 'utm_medium' | 'utm_campaign'>;

const NAMES = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

/** Most characters that the API takes. A longer name belongs to no campaign, but must not make the request fail. */
const LONGEST = 200;

const KEPT_AS = 'sobremesa.campaign';

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
  keepText('sessionStorage', KEPT_AS, new URLSearchParams(campaign as Record<string, string>).toString());
}

export const keptCampaign = (): Campaign => campaignOf(readKept('sessionStorage', KEPT_AS) ?? '');
