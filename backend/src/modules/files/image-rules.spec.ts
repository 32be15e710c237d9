import { IMAGE_RULES } from './image-rules.js';

/** The part of a phone's width that the picture takes on an experience's page. */
const DISH = 0.92;

describe('the widths of a dish', () => {
  it.each([
    ['a common Android phone', 412, 1.75],
    ['a small iPhone', 375, 2],
  ])('have one for %s that is hardly wider than it asks for', (_phone, width, pixels) => {
    const asked = width * DISH * pixels;
    const given = IMAGE_RULES.proposal.widths.find((made) => made >= asked);
    expect(given).toBeLessThan(asked * 1.1);
  });
});
