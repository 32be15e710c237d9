import { render, screen } from '@testing-library/react';
import { Button, theme } from 'antd';

import { antdTheme } from '../../ui/antd-theme';
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

it('the ring of the field one is in is not reddish, as that of a wrong one is', () => {
  const reddish = (colour = '') => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
    return red - Math.max(green, blue) > 24;
  };
  const { Input: input, Select: select } = antdTheme.components ?? {};
  expect(reddish(antdTheme.token?.colorError)).toBe(true);
  for (const colour of [input?.activeBorderColor, select?.activeBorderColor]) {
    expect(colour).toMatch(/^#/);
    expect(reddish(colour)).toBe(false);
  }
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
