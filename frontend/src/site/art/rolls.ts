import { plate } from './plates';
import rolls450avif from './rolls-450.avif?no-inline';
import rolls450 from './rolls-450.webp?no-inline';
import rolls900avif from './rolls-900.avif?no-inline';
import rolls900 from './rolls-900.webp?no-inline';

/** Another picture for the closing invitations. */
export const rolls = plate('#a2907e', [rolls450, rolls900], [rolls450avif, rolls900avif]);
