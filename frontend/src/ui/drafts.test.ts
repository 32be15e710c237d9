import { draftKey, draftsOf, dropDraft, writeDraft } from './drafts';
import { dropDraftsOf } from './drop-drafts';

const isText = (content: unknown): content is string => typeof content === 'string';
const contents = (owner = 'ana@x.cl', form = 'chef/1') => draftsOf(owner, form, isText).map(({ content }) => content);
const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => {
  window.localStorage.clear();
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
});
afterEach(() => jest.useRealTimers());

function write(slot: string, content: unknown, owner = 'ana@x.cl', form = 'chef/1'): string {
  jest.advanceTimersByTime(1000);
  const key = draftKey(owner, form, slot);
  writeDraft(key, content);
  return key;
}

test('every open form has its own, the newest first; other forms and other people have theirs', () => {
  write('a', 'first');
  write('b', 'second');
  write('c', 'other chef', 'ana@x.cl', 'chef/12');
  write('d', 'other person', 'eva@x.cl');
  expect(contents()).toEqual(['second', 'first']);
  expect(contents('eva@x.cl')).toEqual(['other person']);
});

test('one is dropped without the others', () => {
  const key = write('a', 'first');
  write('b', 'second');
  dropDraft(key);
  expect(contents()).toEqual(['second']);
});

test('signing out leaves nothing of this person, and all of the others', () => {
  write('a', 'mine');
  write('b', 'mine too', 'ana@x.cl', 'chef/nuevo');
  write('c', 'hers', 'eva@x.cl');
  dropDraftsOf('ana@x.cl');
  expect(contents()).toEqual([]);
  expect(contents('eva@x.cl')).toEqual(['hers']);
  expect(Object.keys(window.localStorage)).toHaveLength(1);
});

test('what is a week old, broken or of another shape is removed, not offered', () => {
  const broken = write('a', 'old');
  jest.advanceTimersByTime(7 * DAY);
  write('b', 5);
  window.localStorage.setItem(draftKey('ana@x.cl', 'chef/1', 'c'), '{"at":');
  write('d', 'good');
  expect(contents()).toEqual(['good']);
  expect(window.localStorage.getItem(broken)).toBeNull();
  expect(Object.keys(window.localStorage)).toHaveLength(1);
});

test('on a full device the oldest draft makes room; where nothing can be kept, nothing breaks', () => {
  const old = write('a', 'old');
  const store = jest.spyOn(Storage.prototype, 'setItem');
  store.mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  write('b', 'new');
  expect(contents()).toEqual(['new']);
  expect(window.localStorage.getItem(old)).toBeNull();

  store.mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeDraft(draftKey('ana@x.cl', 'chef/1', 'c'), 'more')).toBe(false);
  store.mockRestore();
});
