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

test('phones held upright get the middle alone, where there is one', () => {
  const middle = ['image/webp', 'image/avif'].map((type) => ({
    width: 720,
    type,
    url: `/files/mesa-${type.slice(6)}`,
  }));
  const cover = { ...imageOf('mesa'), portrait: middle };
  const { container } = render(<Picture image={cover} alt="" sizes="100vw" portraitSizes="max(100vw, 58vh)" />);
  const [first, second, whole] = container.querySelectorAll('source');
  const upright = '(width < 48rem) and (max-aspect-ratio: 3/4)';

  expect(first).toHaveAttribute('srcset', '/files/mesa-avif 720w');
  expect(second).toHaveAttribute('srcset', '/files/mesa-webp 720w');
  for (const source of [first, second]) {
    expect(source).toHaveAttribute('media', upright);
    expect(source).toHaveAttribute('sizes', 'max(100vw, 58vh)');
  }
  expect(whole).not.toHaveAttribute('media');
});

test('a picture that fills no screen is shown whole everywhere', () => {
  const cover = { ...imageOf('mesa'), portrait: [{ width: 720, type: 'image/webp', url: '/files/mesa-720.webp' }] };
  const { container } = render(<Picture image={cover} alt="" sizes="100vw" />);
  expect(container.querySelector('source[media]')).toBeNull();
});
