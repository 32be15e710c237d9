/** What has run so far. */
const run: string[] = [];
jest.mock('react-dom/client', () => void run.push('react'));
jest.mock('./store/store', () => void run.push('store'));
jest.mock('./app/hydrate-page', () => ({ hydratePage: () => void run.push('page') }));

test('the scripts begin once the page is painted, each in a task of its own', async () => {
  const { setTimeout: later } = window;
  const frames: (() => void)[] = [];
  const tasks: (() => void)[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((paint) => frames.push(() => paint(0)));
  jest.spyOn(window, 'setTimeout').mockImplementation(((task: () => void) => tasks.push(task)) as typeof setTimeout);
  /** Runs the next task, and what follows from it without another one. */
  const runTask = async (): Promise<void> => {
    tasks.shift()?.();
    await new Promise((done) => void later(done));
  };

  await import('./entry-client');
  await runTask();
  // The paint comes after the callbacks of its frame.
  frames.shift()?.();
  expect(run).toEqual([]);
  await runTask();
  expect(run).toEqual(['react']);
  await runTask();
  expect(run).toEqual(['react', 'store']);
  await runTask();
  expect(run).toEqual(['react', 'store', 'page']);
});
