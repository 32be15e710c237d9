import { fireEvent, render, screen } from '@testing-library/react';
import { imageOf } from '../site/test-fixtures';
import { Lightbox } from './Lightbox';

test('the arrow keys turn the pictures also after a press on one, which gives the focus to the dialog', () => {
  render(<Lightbox title="Galería" images={[imageOf('a'), imageOf('b')]} onClose={() => undefined} />);
  const dialog = screen.getByRole('dialog');
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(screen.getByText('2 / 2')).toBeInTheDocument();
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(screen.getByText('1 / 2')).toBeInTheDocument();
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
  expect(screen.getByText('2 / 2')).toBeInTheDocument();
});
