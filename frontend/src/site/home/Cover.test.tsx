import { MemoryRouter } from 'react-router-dom';
import type { HeaderDto } from '../../api/public.generated';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { headerOf } from '../test-fixtures';
import { Cover } from './Cover';
import { AUTOPLAY_MS } from './use-carousel';

const HEADERS = [headerOf(1), headerOf(2), headerOf(3)];
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const place = () => screen.getByText(/^\d \/ \d$/).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  setVisibility('visible');
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const show = (headers: readonly HeaderDto[]) =>
  render(
    <MemoryRouter>
      <Cover headers={headers} />
    </MemoryRouter>,
  );

test('moves on every 5500 ms and wraps forward to the first slide', () => {
  show(HEADERS);
  wait(AUTOPLAY_MS - 1);
  expect(place()).toBe('1 / 3');
  wait(1);
  expect(place()).toBe('2 / 3');
  wait(AUTOPLAY_MS);
  wait(AUTOPLAY_MS);
  expect(place()).toBe('1 / 3');
  expect(AUTOPLAY_MS).toBe(5500);
});

test('the arrows wrap both ways and stop the autoplay', () => {
  show(HEADERS);
  press('Anterior');
  expect(place()).toBe('3 / 3');
  press('Siguiente');
  expect(place()).toBe('1 / 3');
  wait(AUTOPLAY_MS * 3);
  expect(place()).toBe('1 / 3');
});

test('the button pauses and plays again', () => {
  show(HEADERS);
  press('Pausar');
  wait(AUTOPLAY_MS * 2);
  expect(place()).toBe('1 / 3');
  press('Reproducir');
  wait(AUTOPLAY_MS);
  expect(place()).toBe('2 / 3');
});

test('rests under the pointer', () => {
  show(HEADERS);
  const cover = screen.getByRole('region', { name: 'Portada' });
  fireEvent.pointerEnter(cover);
  wait(AUTOPLAY_MS * 2);
  expect(place()).toBe('1 / 3');
  fireEvent.pointerLeave(cover);
  wait(AUTOPLAY_MS);
  expect(place()).toBe('2 / 3');
});

test('rests while the focus is inside', () => {
  show(HEADERS);
  act(() => screen.getByRole('list', { name: 'Diapositivas' }).focus());
  wait(AUTOPLAY_MS * 2);
  expect(place()).toBe('1 / 3');
});

test('rests in a hidden tab', () => {
  show(HEADERS);
  setVisibility('hidden');
  wait(AUTOPLAY_MS * 2);
  expect(place()).toBe('1 / 3');
  setVisibility('visible');
  wait(AUTOPLAY_MS);
  expect(place()).toBe('2 / 3');
});

test('stands still for people who want less motion, until they ask for it', () => {
  const calm = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  jest.spyOn(window, 'matchMedia').mockReturnValue(calm as unknown as MediaQueryList);
  show(HEADERS);
  wait(AUTOPLAY_MS * 2);
  expect(place()).toBe('1 / 3');
  press('Reproducir');
  wait(AUTOPLAY_MS);
  expect(place()).toBe('2 / 3');
});

test('a single slide has nothing to turn', () => {
  show([headerOf(1)]);
  expect(screen.getByRole('heading', { level: 1, name: 'Portada 1' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a text colour that cannot be read on the plate is shown white', () => {
  show([{ ...headerOf(1), color_text: '#c58b2a' }]);
  expect(screen.getByRole('listitem').style.getPropertyValue('--slide-text')).toBe('#ffffff');
});

test('a movement that the browser gave up is made good, and undoes no press', () => {
  show(HEADERS);
  const track = screen.getByRole('list', { name: 'Diapositivas' });
  Object.defineProperty(track, 'clientWidth', { value: 100 });
  const moves = jest.fn();
  Object.assign(track, { scrollTo: moves });
  press('Anterior');
  expect(moves.mock.calls).toEqual([[{ left: 200, behavior: 'smooth' }]]);
  wait(1_000);
  expect(moves).toHaveBeenLastCalledWith({ left: 200, behavior: 'instant' });
  expect(place()).toBe('3 / 3');
});

test('where a visitor leaves the track is where it stays', () => {
  show(HEADERS);
  const track = screen.getByRole('list', { name: 'Diapositivas' });
  Object.defineProperty(track, 'clientWidth', { value: 100 });
  Object.assign(track, { scrollTo: jest.fn() });
  press('Siguiente');
  fireEvent.pointerDown(track);
  track.scrollLeft = 200;
  fireEvent.scroll(track);
  wait(1_000);
  expect(place()).toBe('3 / 3');
});
