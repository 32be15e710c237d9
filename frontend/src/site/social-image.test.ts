import { socialImage } from './social-image';
import { imageOf } from './test-fixtures';

test('link previews get the JPEG where there is one', () => {
  const image = imageOf('curanto');
  const jpeg = { width: 1200, type: 'image/jpeg', url: '/files/curanto-1200.jpg' };
  expect(socialImage({ ...image, variants: [...image.variants, jpeg] })).toBe(jpeg.url);
  expect(socialImage(image)).toBe(image.publicUrl);
});
