import { plateOf } from '../house/pictures';
import ceviche420 from './art/ceviche-420.webp?no-inline';
import ceviche840 from './art/ceviche-840.webp?no-inline';
import empanadas420 from './art/empanadas-420.webp?no-inline';
import empanadas840 from './art/empanadas-840.webp?no-inline';
import pasta420 from './art/pasta-420.webp?no-inline';
import pasta840 from './art/pasta-840.webp?no-inline';

export const ceviche = plateOf('#ccb28c', ceviche420, ceviche840);
export const empanadas = plateOf('#c29a78', empanadas420, empanadas840);
export const pasta = plateOf('#a37c55', pasta420, pasta840);
