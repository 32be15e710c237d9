import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { storeWith } from '../site/test-fixtures';
import { loadingChanged } from './loading-slice';
import { LoadingOverlay } from './LoadingOverlay';

const shown = () => screen.queryByAltText('Loader Academia Maker') !== null;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function renderOverlay() {
  const { store } = storeWith({});
  render(
    <Provider store={store}>
      <LoadingOverlay />
    </Provider>,
  );
  return (loading: boolean) => act(() => void store.dispatch(loadingChanged(loading)));
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('appears at once', () => {
  const setLoading = renderOverlay();
  expect(shown()).toBe(false);
  setLoading(true);
  expect(shown()).toBe(true);
});

test('a new value applies after 1 second while it is showing', () => {
  const setLoading = renderOverlay();
  setLoading(true);
  setLoading(false);
  wait(999);
  expect(shown()).toBe(true);
  wait(1);
  expect(shown()).toBe(false);
});

test('a value taken back within the second changes nothing', () => {
  const setLoading = renderOverlay();
  setLoading(true);
  setLoading(false);
  wait(500);
  setLoading(true);
  wait(5000);
  expect(shown()).toBe(true);
});
