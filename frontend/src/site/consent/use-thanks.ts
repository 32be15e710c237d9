import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The page where each request for a quote ends, no matter whose form it was. */
const THANKS = '/gracias';

export interface Thanks {
  /** Whether a visit to the page of thanks has begun that is not counted yet. */
  due: boolean;
  counted: () => void;
}

/** Reports visits to the page of thanks, from this site or by a provider's redirect, but not a reload, back or forward. */
export function useThanks(): Thanks {
  const { pathname, key } = useLocation();
  const navigation = useNavigationType();
  const begin = () => {
    const arrived = navigation === NavigationType.Pop ? key === FIRST_ENTRY && wasOpened() : true;
    return { pathname, due: pathname === THANKS && arrived };
  };
  const [visit, setVisit] = useState(begin);
  if (visit.pathname !== pathname) setVisit(begin());
  return { due: visit.due, counted: () => setVisit({ pathname, due: false }) };
}

/** The router's key of the entry that the document was opened with. */
const FIRST_ENTRY = 'default';

/** Whether the document was opened by going to its address, not by loading it again or by going back to it. */
function wasOpened(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'navigate';
}
