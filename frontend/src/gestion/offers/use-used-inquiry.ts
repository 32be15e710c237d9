import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useListChefInquiriesQuery, type ChefInquiryDto } from '../../api/api';
import { USED_INQUIRY } from '../paths';
import type { OfferValues } from './offer-values';

/** What stands in a draft after it is filled with what a chef was asked. Lines and texts stay. */
export function usedOf(inquiry: ChefInquiryDto, values: OfferValues): Partial<OfferValues> {
  const { chef, day, starts_at, minutes, guests, commune } = inquiry;
  return {
    chef_id: chef?.id ?? null,
    // The experiences of another chef cannot be offered.
    proposal_ids: chef?.id === values.chef_id ? values.proposal_ids : [],
    ...{ day, starts_at, minutes, guests, commune },
    ...(values.valid_until > day && { valid_until: day }),
  };
}

/** Fills a draft once with the question to a chef that its address names. */
export function useUsedInquiry(requestId: number, fill: (inquiry: ChefInquiryDto) => void): void {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get(USED_INQUIRY));
  const { data } = useListChefInquiriesQuery({ id: requestId }, { skip: !asked });
  const inquiry = data?.data.find(({ id }) => id === asked);
  const filled = useRef<number>(undefined);
  useEffect(() => {
    if (!inquiry || filled.current === inquiry.id) return;
    filled.current = inquiry.id;
    // First, because a page with unsaved work asks before its address changes.
    setParams({}, { replace: true });
    fill(inquiry);
  }, [fill, inquiry, setParams]);
}
