import { act, screen } from '@testing-library/react';

import { renderApp } from '../../test-setup/render';
import { loadingChanged } from '../ui/loading-slice';
import { Root } from './Root';

const overlay = () => screen.queryByAltText('Loader Academia Maker');

test('the loading overlay, whose code comes when it is asked for, shows while it is', async () => {
  const { store } = renderApp([{ Component: Root, children: [{ path: '/', element: <h1>La página</h1> }] }]);
  expect(overlay()).toBeNull();
  act(() => void store.dispatch(loadingChanged(true)));
  expect(await screen.findByAltText('Loader Academia Maker')).toBeVisible();
});

test('an overlay that is no longer asked for when its code comes does not show', async () => {
  const { store } = renderApp([{ Component: Root, children: [{ path: '/', element: <h1>La página</h1> }] }]);
  await act(async () => {
    store.dispatch(loadingChanged(true));
    await Promise.resolve();
    store.dispatch(loadingChanged(false));
  });
  expect(overlay()).toBeNull();
});
