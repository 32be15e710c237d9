import { useState, type CSSProperties } from 'react';
import type { ClientLogoDto } from '../../api/public.generated';
import { PlayIcon } from './PlayIcon';
import { Picture } from '../../ui/Picture';
import './client-logos.css';

/** 'Clientes que confían': 200 px per logo. The set is shown twice, so that the loop has no visible seam. */
export function ClientLogos({ logos }: { logos: readonly ClientLogoDto[] }) {
  const [paused, setPaused] = useState(false);
  const style = { '--count': logos.length } as CSSProperties;
  const track = (
    <ul className="logos__track" role="list">
      {logos.map((logo) => (
        <li key={logo.id}>
          <Picture image={logo.color_logo} alt={logo.name_company} sizes="150px" eager />
        </li>
      ))}
      {logos.map((logo) => (
        <li key={`again-${logo.id}`} aria-hidden="true">
          <Picture image={logo.color_logo} alt="" sizes="150px" eager />
        </li>
      ))}
    </ul>
  );
  return (
    <section className="band band--slim" aria-labelledby="clientes">
      <div className="wrap row row--apart logos__head">
        <h2 id="clientes">Clientes que confían</h2>
        <button
          className="icon-btn logos__pause"
          type="button"
          aria-label={paused ? 'Mover logos' : 'Detener logos'}
          onClick={() => setPaused(!paused)}
        >
          <PlayIcon playing={!paused} />
        </button>
      </div>
      <div
        className="logos"
        tabIndex={0}
        role="group"
        aria-label="Logos de clientes"
        data-paused={paused || undefined}
        style={style}
      >
        {track}
      </div>
    </section>
  );
}
