import { useState } from 'react';

import {
  useGetEveningOfRequestQuery,
  useGetQuoteRequestQuery,
  useListChefInquiriesQuery,
  useListOffersQuery,
} from '../../api/generated';

const FRESH = { refetchOnMountOrArgChange: true };

/**
 * Reads a request and its evening, offers and inquiries at once: a part that came later would push what is below it. Each part
 * shows why its own read failed.
 * @param id the request's. Another one needs another component: see `key`
 * @returns the query of the request, and whether every read was answered once
 */
export function useRequestPage(id: number) {
  const request = useGetQuoteRequestQuery({ id }, FRESH);
  const parts = [
    useGetEveningOfRequestQuery({ id }, FRESH),
    useListOffersQuery({ id }, FRESH),
    useListChefInquiriesQuery({ id }, FRESH),
  ];
  // A part that is read again after a failure takes nothing off the page.
  const [isComplete, setComplete] = useState(false);
  if (!isComplete && parts.every(({ currentData, isError }) => currentData !== undefined || isError)) setComplete(true);
  return { ...request, isComplete };
}
