import { fetchCode } from '../../ui/optional/fetch-code';

/** Measures the page's speed once the page is idle, unless the visitor asks not to be tracked. Runs once in a document. */
export function measureLater(): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === '1' || globalPrivacyControl) return;
  const load = () => void fetchCode(() => import('./measure-page')).catch(() => undefined);
  const measure = () => window.requestIdleCallback?.(load) ?? setTimeout(load);
  if (document.readyState === 'complete') measure();
  else window.addEventListener('load', measure, { once: true });
}
