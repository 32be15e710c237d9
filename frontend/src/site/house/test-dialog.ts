import { fireEvent, screen, waitFor, within } from '@testing-library/react';

/** For tests: opens the dialog of the page's first button of that name, checks its title, and cancels it. */
export async function openAndCancel(button: string, title: string): Promise<void> {
  fireEvent.click(screen.getAllByRole('button', { name: button })[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: title });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}
