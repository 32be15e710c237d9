const hydratePage = jest.fn();
jest.mock('./app/hydrate-page', () => ({ hydratePage: () => hydratePage() as unknown }));

test('the scripts begin once the page is painted', async () => {
  let painted: FrameRequestCallback | undefined;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    painted = callback;
    return 1;
  });
  await import('./entry-client');
  await new Promise((done) => setTimeout(done, 20));
  expect(hydratePage).not.toHaveBeenCalled();
  // The paint comes after the callbacks of its frame.
  painted?.(0);
  expect(hydratePage).not.toHaveBeenCalled();
  await new Promise((done) => setTimeout(done, 20));
  expect(hydratePage).toHaveBeenCalledTimes(1);
});
