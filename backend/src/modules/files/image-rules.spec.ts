import { IMAGE_RULES } from './image-rules.js';

describe('the widths of a cover of the home page', () => {
  it.each([
    ['a common Android phone', 412, 1.75],
    ['a small iPhone', 375, 2],
  ])('have one for %s that is hardly wider than it asks for', (_phone, width, pixels) => {
    const asked = width * 1.6 * pixels;
    const given = IMAGE_RULES.header.widths.find((made) => made >= asked);
    expect(given).toBeLessThan(asked * 1.1);
  });
});
