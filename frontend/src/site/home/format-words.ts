import catering from '../art/catering-352.webp?no-inline';
import cooking from '../art/class-352.webp?no-inline';
import dinner from '../art/dinner-352.webp?no-inline';
import gift from '../art/gift-352.webp?no-inline';
import online from '../art/online-352.webp?no-inline';
import team from '../art/team-352.webp?no-inline';

interface FormatWords {
  text: string;
  plate: string;
}

/** A text about each format. The formats come from the server. One without a text shows only its name. */
const words: Record<string, FormatWords> = {
  cenas: { text: 'El menú, las compras y la loza limpia al final.', plate: dinner },
  'clases de cocina': { text: 'Un chef, un mesón y todos con las manos en la masa.', plate: cooking },
  'clases online': { text: 'Cocina en tu casa siguiendo al chef en vivo.', plate: online },
  'team building': { text: 'Equipos que cocinan juntos y después conversan.', plate: team },
  'gift cards': { text: 'Regala una noche sin elegir la fecha.', plate: gift },
  catering: { text: 'Cócteles y almuerzos para grupos grandes.', plate: catering },
};

export function wordsFor(format: string): FormatWords | undefined {
  return words[format.trim().toLowerCase()];
}
