import { render, screen } from '@testing-library/react';
import { Button, theme } from 'antd';

import { AdminTheme } from './AdminTheme';

jest.unmock('../../ui/antd-theme');

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

function Height() {
  const { controlHeight, controlHeightSM } = theme.useToken().token;
  return <p>{`${controlHeight} and ${controlHeightSM}`}</p>;
}

it('what is pressed is as high as a finger needs, on phones', () => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const matches = media === '(width < 48rem)';
    return Object.assign(new EventTarget(), { media, matches }) as MediaQueryList;
  });
  render(
    <AdminTheme>
      <Height />
    </AdminTheme>,
  );
  expect(screen.getByText('44 and 44')).toBeInTheDocument();
});

afterEach(() => jest.restoreAllMocks());

it('a busy button is called by its words, and loses its sign at once', () => {
  const button = (busy: boolean) => (
    <AdminTheme>
      <Button loading={busy}>Guardar</Button>
    </AdminTheme>
  );
  const { rerender } = render(button(true));
  expect(screen.getByRole('button', { name: 'Guardar' }).querySelector('svg')).toBeInTheDocument();
  rerender(button(false));
  expect(screen.getByRole('button', { name: 'Guardar' }).querySelector('svg')).toBeNull();
});

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
