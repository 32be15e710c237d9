import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'react-router-dom';

import { paint, waiting } from '../../../test-setup/held-presses';
import { renderApp } from '../../../test-setup/render';
import { ViewLinks } from './ViewLinks';

jest.mock('./painted', () => jest.requireActual<object>('../../../test-setup/held-presses'));

const VIEWS = ['todas', 'mias', 'semana'].map((name) => ({ name, label: name, to: `?vista=${name}` }));

function Screen() {
  const [query] = useSearchParams();
  return <ViewLinks views={VIEWS} shown={query.get('vista') ?? 'todas'} />;
}

const link = (name: string) => screen.getByRole('link', { name });
const marked = () => screen.getAllByRole('link').filter((one) => one.getAttribute('aria-current') === 'page');

function open() {
  const { router } = renderApp(<Screen />);
  return { address: () => router.state.location.search, back: () => act(() => router.navigate(-1)) };
}

test('the pressed view is marked at once, and the address follows its paint', async () => {
  const { address, back } = open();
  await userEvent.click(link('mias'));
  expect(marked()).toEqual([link('mias')]);
  expect(address()).toBe('');
  await paint();
  await waitFor(() => expect(address()).toBe('?vista=mias'));
  expect(marked()).toEqual([link('mias')]);
  await back();
  expect(marked()).toEqual([link('todas')]);
});

test('of two that are pressed before the paint the last one counts', async () => {
  const { address, back } = open();
  await userEvent.click(link('mias'));
  await userEvent.click(link('semana'));
  await userEvent.click(link('semana'));
  expect(marked()).toEqual([link('semana')]);
  await paint();
  await waitFor(() => expect(address()).toBe('?vista=semana'));
  // One step in the history, whatever was pressed.
  await back();
  expect(address()).toBe('');
});

test('a press for another tab is the browser’s', async () => {
  open();
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(link('mias'));
  expect(marked()).toEqual([link('todas')]);
  expect(waiting()).toBe(0);
});
