import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'react-router-dom';

import { renderApp } from '../../../../test-setup/render';
import { ViewLinks } from './ViewLinks';

const VIEWS = ['todas', 'mias', 'semana'].map((name) => ({ name, label: name, to: `?vista=${name}` }));

function Screen() {
  const [query] = useSearchParams();
  return <ViewLinks views={VIEWS} shown={query.get('vista') ?? 'todas'} />;
}

const link = (name: string) => screen.getByRole('link', { name });
const marked = () => screen.getAllByRole('link').filter((one) => one.getAttribute('aria-current') === 'page');

test('the view of the address is marked, also on the way back', async () => {
  const { router } = renderApp(<Screen />);
  expect(marked()).toEqual([link('todas')]);
  await userEvent.click(link('mias'));
  expect(router.state.location.search).toBe('?vista=mias');
  expect(marked()).toEqual([link('mias')]);
  await act(() => router.navigate(-1));
  expect(marked()).toEqual([link('todas')]);
});
