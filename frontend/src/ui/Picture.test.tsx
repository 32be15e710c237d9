import { render, screen } from '@testing-library/react';
import { imageOf } from '../site/test-fixtures';
import { Picture } from './Picture';

test('offers each format in every width, and keeps the place of the picture', () => {
  const { container } = render(<Picture image={imageOf('plato')} alt="Un plato" sizes="50vw" />);
  const image = screen.getByAltText('Un plato');

  expect(container.querySelector('source')).toHaveAttribute('srcset', '/files/plato-400.avif 400w');
  expect(image).toHaveAttribute('srcset', '/files/plato-400.webp 400w, /files/plato-800.webp 800w');
  expect(image).toHaveAttribute('sizes', '50vw');
  expect(image).toHaveAttribute('width', '800');
  expect(image).toHaveAttribute('height', '1000');
  expect(image).toHaveStyle({ backgroundColor: '#aabbcc' });
});

test('pictures are lazy unless the page opens with them', () => {
  const { rerender } = render(<Picture image={imageOf('plato')} alt="Un plato" sizes="50vw" />);
  expect(screen.getByAltText('Un plato')).toHaveAttribute('loading', 'lazy');

  rerender(<Picture image={imageOf('plato')} alt="Un plato" sizes="50vw" priority />);
  expect(screen.getByAltText('Un plato')).toHaveAttribute('loading', 'eager');
  expect(screen.getByAltText('Un plato')).toHaveAttribute('fetchpriority', 'high');
});
