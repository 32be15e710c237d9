import { painted } from './painted';

afterEach(() => jest.restoreAllMocks());

test('it comes after the frame in which the press is drawn, not in it', async () => {
  let frame: FrameRequestCallback = () => undefined;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    frame = callback;
    return 0;
  });
  let isPainted = false;
  const told = painted().then(() => {
    isPainted = true;
  });
  frame(0);
  // What is asked for within the frame is done, but nothing else.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  expect(isPainted).toBe(false);
  await told;
  expect(isPainted).toBe(true);
});

test('a tab that is not in sight has no frame, and does not wait for one', async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  await expect(painted()).resolves.toBeUndefined();
});
