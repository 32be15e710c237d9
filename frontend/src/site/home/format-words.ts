import type { FormatDto } from '../../api/public.generated';
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

/** A text about each of the site's own formats, whatever staff call them. A format that staff added shows only its name. */
export const WORDS: Record<NonNullable<FormatDto['kind']>, FormatWords> = {
  cena: { text: 'El menú, las compras y la loza limpia al final.', plate: dinner },
  clase: { text: 'Un chef, un mesón y todos con las manos en la masa.', plate: cooking },
  clase_online: { text: 'Cocina en tu casa siguiendo al chef en vivo.', plate: online },
  team_building: { text: 'Equipos que cocinan juntos y después conversan.', plate: team },
  gift_card: { text: 'Regala una noche sin elegir la fecha.', plate: gift },
  catering: { text: 'Cócteles y almuerzos para grupos grandes.', plate: catering },
};
