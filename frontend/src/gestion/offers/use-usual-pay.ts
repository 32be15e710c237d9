import { useGetPayoutSettingsQuery } from '../../api/api';

/** Hundredths of a percent in the whole. */
const PARTS = 10_000;

/** What a chef gets of a total after the company's commission; undefined where neither is known. */
export function useUsualPay(total: number): number | undefined {
  const { data } = useGetPayoutSettingsQuery(undefined, { skip: total <= 0 });
  const commission = data?.data.commission ?? null;
  if (commission === null || total <= 0) return undefined;
  return total - Math.round((total * Math.round(commission * 100)) / PARTS);
}
