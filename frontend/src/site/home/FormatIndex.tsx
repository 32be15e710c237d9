import { Link } from 'react-router-dom';
import type { FormatDto } from '../../api/public.generated';
import { Arrow } from '../../ui/Icon';
import { WORDS } from './format-words';

/** The formats, one per line. Each is a link to its experiences. */
export function FormatIndex({ formats }: { formats: readonly FormatDto[] }) {
  return (
    <section className="band band--sunk" aria-labelledby="formatos">
      <div className="wrap">
        <div className="head">
          <h2 id="formatos">Elige cómo sentarte a la mesa</h2>
          <p>La misma idea en cada formato: un chef independiente y un menú pensado para ustedes.</p>
        </div>
        <ul className="index" role="list">
          {formats.map((format) => (
            <li key={format.id}>
              <FormatLine format={format} />
            </li>
          ))}
        </ul>
      </div>
    </section>
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
