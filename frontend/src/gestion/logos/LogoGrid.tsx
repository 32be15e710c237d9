import { Button } from 'antd';

import type { ClientLogoDto, ImageDto } from '../../api/public.generated';
import { HISTORY } from '../history/use-history';
import { SEE_CHANGES } from '../versions/Changes';

interface LogoGridProps {
  logos: ClientLogoDto[];
  onEdit: (logo: ClientLogoDto) => void;
  onSeeChanges: (logo: ClientLogoDto) => void;
  onSeeHistory: (logo: ClientLogoDto) => void;
  onDelete: (logo: ClientLogoDto) => void;
}

/** Every client with both logos, each on the background for which it is made. */
export function LogoGrid({ logos, onEdit, onSeeChanges, onSeeHistory, onDelete }: LogoGridProps) {
  const press = (label: string, name: string, act: () => void, danger = false) => (
    <Button size="small" type="text" danger={danger} aria-label={name} onClick={act}>
      {label}
    </Button>
  );
  return (
    <ul className="logo-cards">
      {logos.map((logo) => (
        <li key={logo.id}>
          <div className="logo-pair">
            <div className="logo-light">
              <LogoImage image={logo.color_logo} />
            </div>
            <div className="logo-dark">
              <LogoImage image={logo.transparent_logo} />
            </div>
          </div>
          <h2>{logo.name_company}</h2>
          <div className="logo-actions">
            <Button size="small" aria-label={`Editar ${logo.name_company}`} onClick={() => onEdit(logo)}>
              Editar
            </Button>
            {press(SEE_CHANGES, `${SEE_CHANGES} de ${logo.name_company}`, () => onSeeChanges(logo))}
            {press(HISTORY, `${HISTORY} de ${logo.name_company}`, () => onSeeHistory(logo))}
            {press('Eliminar', `Eliminar ${logo.name_company}`, () => onDelete(logo), true)}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A logo is transparent, so the average colour, on which other pictures stand while they load, would stay visible. */
function LogoImage({ image: { publicUrl, width, height } }: { image: ImageDto }) {
  return <img src={publicUrl} alt="" width={width} height={height} loading="lazy" />;
}
