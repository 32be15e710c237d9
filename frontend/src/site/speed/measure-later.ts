import { fetchCode } from '../../ui/optional/fetch-code';

/**
 * Lets the page's speed be measured once everything else has come and nothing is left to do, unless the visitor asks not to
 * be tracked. The code runs once in a document, however often this is called.
 */
export function measureLater(): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === '1' || globalPrivacyControl) return;
  const load = () => void fetchCode(() => import('./measure-page')).catch(() => undefined);
  const measure = () => window.requestIdleCallback?.(load) ?? setTimeout(load);
  if (document.readyState === 'complete') measure();
  else window.addEventListener('load', measure, { once: true });
}
