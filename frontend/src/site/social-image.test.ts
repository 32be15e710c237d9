import { socialImage } from './social-image';
import { imageOf } from './test-fixtures';

test('link previews get the JPEG where there is one, with its size', () => {
  const image = imageOf('curanto');
  const jpeg = { width: 1200, type: 'image/jpeg', url: '/files/curanto-1200.jpg' };
  const found = socialImage({ ...image, width: 2400, height: 3001, variants: [...image.variants, jpeg] });
  expect(found).toEqual({ url: jpeg.url, width: 1200, height: 1501 });
  expect(socialImage(image)).toEqual({ url: image.publicUrl, width: 800, height: 1000 });
});
