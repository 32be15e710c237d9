import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { LoadingOrError as InKitchen } from '../kitchen/LoadingOrError';
import { LoadingOrError } from './admin/feedback/LoadingOrError';

test.each([
  ['the back-office', LoadingOrError],
  ['Mi cocina', InKitchen],
])('what %s could not read is asked for once, and the button is busy until the answer', async (_place, Part) => {
  let answer = (): void => undefined;
  const onRetry = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  render(<Part error={{ status: 503, data: { msg: 'La base de datos no responde.' } }} onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  const busy = screen.getByRole('button', { name: /Cargando/ });
  expect(busy).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(busy);
  expect(onRetry).toHaveBeenCalledTimes(1);
  act(() => answer());
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
});
