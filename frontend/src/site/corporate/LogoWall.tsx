import type { ClientLogoDto } from '../../api/public.generated';
import { Picture } from '../../ui/Picture';

/** Every client's logo in colour, each in its own square. */
export function LogoWall({ logos }: { logos: readonly ClientLogoDto[] }) {
  return (
    <section className="band wrap" aria-labelledby="clientes">
      <div className="head">
        <h2 id="clientes">Ya se sentaron a la mesa</h2>
        <p>Empresas que nos confiaron su almuerzo de equipo, su lanzamiento o su fin de año.</p>
      </div>
      <ul className="wall" role="list">
        {logos.map((logo) => (
          <li key={logo.id}>
            <Picture image={logo.color_logo} alt={logo.name_company} sizes="12rem" eager />
          </li>
        ))}
      </ul>
    </section>
  );
}
