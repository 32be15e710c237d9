import { measureLater } from './measure-later';

const mockMeasured = jest.fn();
jest.mock('./measure-page', () => mockMeasured());

let readyState: DocumentReadyState;
/** What was asked to be done when nothing else is to do. */
let later: (() => void)[];

beforeEach(() => {
  jest.resetModules();
  mockMeasured.mockReset().mockReturnValue({});
  readyState = 'complete';
  later = [];
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  Object.assign(window, { requestIdleCallback: (work: () => void) => later.push(work) });
  Object.assign(navigator, { globalPrivacyControl: undefined });
  askNotToTrack(null);
});

function askNotToTrack(said: string | null): void {
  Object.defineProperty(navigator, 'doNotTrack', { value: said, configurable: true });
}

async function rest(): Promise<void> {
  for (const work of later.splice(0)) work();
  await new Promise((resolve) => setTimeout(resolve));
}

test('measures once the page has loaded and the browser rests', async () => {
  readyState = 'interactive';
  measureLater();
  expect(later).toEqual([]);
  window.dispatchEvent(new Event('load'));
  expect(mockMeasured).not.toHaveBeenCalled();
  await rest();
  expect(mockMeasured).toHaveBeenCalledTimes(1);
});

test('measures a page that has loaded already, and not twice', async () => {
  measureLater();
  measureLater();
  await rest();
  expect(mockMeasured).toHaveBeenCalledTimes(1);
});

test('a browser without such rests measures soon', async () => {
  Object.assign(window, { requestIdleCallback: undefined });
  jest.useFakeTimers();
  measureLater();
  await jest.advanceTimersByTimeAsync(1);
  jest.useRealTimers();
  expect(mockMeasured).toHaveBeenCalledTimes(1);
});

test.each([
  ['does not want to be tracked', () => askNotToTrack('1')],
  ['guards its privacy', () => Object.assign(navigator, { globalPrivacyControl: true })],
])('measures nothing for a browser that %s', async (_says, say) => {
  say();
  measureLater();
  await rest();
  expect(mockMeasured).not.toHaveBeenCalled();
});
