import { Link } from 'react-router-dom';
import type { FormatDto } from '../../api/public.generated';
import { Arrow } from '../../ui/Icon';
import catering from '../art/catering-352.webp?no-inline';
import cooking from '../art/class-352.webp?no-inline';
import dinner from '../art/dinner-352.webp?no-inline';
import gift from '../art/gift-352.webp?no-inline';
import online from '../art/online-352.webp?no-inline';
import team from '../art/team-352.webp?no-inline';
import { Band } from '../house/Band';

interface FormatWords {
  text: string;
  plate: string;
}

/** A text about each of the site's own formats, whatever staff call them. A format that staff added shows only its name. */
const WORDS: Record<NonNullable<FormatDto['kind']>, FormatWords> = {
  cena: { text: 'El menú, las compras y la loza limpia al final.', plate: dinner },
  clase: { text: 'Un chef, un mesón y todos con las manos en la masa.', plate: cooking },
  clase_online: { text: 'Cocina en tu casa siguiendo al chef en vivo.', plate: online },
  team_building: { text: 'Equipos que cocinan juntos y después conversan.', plate: team },
  gift_card: { text: 'Regala una noche sin elegir la fecha.', plate: gift },
  catering: { text: 'Cócteles y almuerzos para grupos grandes.', plate: catering },
};

/** The formats, one per line. Each is a link to its experiences. */
export function FormatIndex({ formats }: { formats: readonly FormatDto[] }) {
  return (
    <Band
      id="formatos"
      look="band--sunk"
      title="Elige cómo sentarte a la mesa"
      lead="La misma idea en cada formato: un chef independiente y un menú pensado para ustedes."
    >
      <ul className="index" role="list">
        {formats.map((format) => (
          <li key={format.id}>
            <FormatLine format={format} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

function FormatLine({ format }: { format: FormatDto }) {
  const words = format.kind && WORDS[format.kind];
  return (
    <Link to={format.kind === 'gift_card' ? '/regala' : `/experiencias?formato=${format.id}`}>
      <b>{format.name}</b>
      <span>{words?.text}</span>
      {words && <img src={words.plate} alt="" width="352" height="352" loading="lazy" />}
      <Arrow />
    </Link>
  );
}
