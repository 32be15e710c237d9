import { renderHook } from '@testing-library/react';

import { useRefetchOnReturn } from './use-refetch-on-return';

const EVERY_MS = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function inBackground(hidden: boolean): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
}

function follow() {
  const refetch = jest.fn();
  const { unmount } = renderHook(() => useRefetchOnReturn(refetch, EVERY_MS));
  return { refetch, unmount };
}

test('reads again on the return to the tab', () => {
  const { refetch } = follow();
  expect(refetch).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('focus'));
  expect(refetch).toHaveBeenCalledTimes(1);
  inBackground(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(refetch).toHaveBeenCalledTimes(1);
  inBackground(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(refetch).toHaveBeenCalledTimes(2);
});

test('and every so often, but only while the tab is in front', () => {
  const { refetch } = follow();
  jest.advanceTimersByTime(EVERY_MS);
  expect(refetch).toHaveBeenCalledTimes(1);
  inBackground(true);
  jest.advanceTimersByTime(EVERY_MS);
  expect(refetch).toHaveBeenCalledTimes(1);
  inBackground(false);
});

test('and while somebody is at the page: otherwise the session would never end by itself', () => {
  const { refetch } = follow();
  jest.advanceTimersByTime(10 * EVERY_MS);
  refetch.mockClear();
  jest.advanceTimersByTime(5 * EVERY_MS);
  expect(refetch).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('keydown'));
  expect(refetch).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(EVERY_MS);
  expect(refetch).toHaveBeenCalledTimes(2);
});

test('stops with what shows it', () => {
  const { refetch, unmount } = follow();
  unmount();
  window.dispatchEvent(new Event('focus'));
  jest.advanceTimersByTime(EVERY_MS);
  expect(refetch).not.toHaveBeenCalled();
});
