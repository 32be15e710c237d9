import { render, screen } from '@testing-library/react';
import { theme } from 'antd';

import { AdminTheme } from './AdminTheme';

/** What the system says of motion. */
function systemAsksForCalm(asks: boolean): void {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const matches = asks && media.includes('prefers-reduced-motion');
    return Object.assign(new EventTarget(), { media, matches }) as MediaQueryList;
  });
}

function Motion() {
  return <p>{theme.useToken().token.motion ? 'moves' : 'still'}</p>;
}

afterEach(() => jest.restoreAllMocks());

it.each([
  [true, 'still'],
  [false, 'moves'],
])('Ant Design moves unless the system asks it not to (asks: %s)', (asks, expected) => {
  systemAsksForCalm(asks);
  render(
    <AdminTheme>
      <Motion />
    </AdminTheme>,
  );
  expect(screen.getByText(expected)).toBeInTheDocument();
});
