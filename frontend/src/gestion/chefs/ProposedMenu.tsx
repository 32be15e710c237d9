import { Checkbox } from 'antd';

import type { ProfileMenuDto } from '../../api/generated';

export const CHANGED_SINCE = 'Alguien del equipo cambió esto después de que el chef escribió.';

interface ProposedMenuProps {
  shown: ProfileMenuDto | undefined;
  wanted: ProfileMenuDto | undefined;
  /** Whether staff changed it since the chef wrote. */
  isOther: boolean;
  taken: boolean;
  onTake: (taken: boolean) => void;
}

/** An experience as the chef would write it, beside what is public: only what differs. */
export function ProposedMenu({ shown, wanted, isOther, taken, onTake }: ProposedMenuProps) {
  if (!shown || !wanted) return null;
  const now = linesOf(shown);
  const then = linesOf(wanted);
  const differs = now.flatMap(([label, before], at) => {
    const after = then[at]?.[1] ?? '';
    return before === after ? [] : [{ label, before, after }];
  });
  return (
    <li>
      <Checkbox checked={taken} onChange={({ target }) => onTake(target.checked)}>
        Menú «{shown.dish_name}»
      </Checkbox>
      {isOther && <p className="chef-profile-since">{CHANGED_SINCE}</p>}
      {differs.map(({ label, before, after }) => (
        <div key={label} className="chef-profile-pair">
          <div>
            <h3>{label}, en el sitio</h3>
            <p>{before || 'Nada'}</p>
          </div>
          <div>
            <h3>Lo que propone</h3>
            <p>{after || 'Nada'}</p>
          </div>
        </div>
      ))}
    </li>
  );
}

const guestsOf = ({ guests_min: min, guests_max: max }: ProfileMenuDto): string =>
  min === null ? '' : `De ${min} a ${max} personas`;

const linesOf = (menu: ProfileMenuDto): [label: string, value: string][] => [
  ['Nombre', menu.dish_name],
  ['Descripción', menu.description],
  ['Parte 1', menu.starter],
  ['Parte 2', menu.main_course],
  ['Parte 3', menu.dessert],
  ['Personas', guestsOf(menu)],
  ['Dietas', menu.diets.map(({ name }) => name).join(', ')],
];
