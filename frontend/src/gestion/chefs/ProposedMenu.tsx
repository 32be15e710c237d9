import { Checkbox } from 'antd';

import type { NewMenuDto, ProfileMenuDto } from '../../api/generated';
import { Fact } from '../layout/Fact';

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
      {shown.profile_image.id !== wanted.profile_image.id && (
        <div className="chef-profile-pair">
          <div>
            <h3>Foto, en el sitio</h3>
            <Dish of={shown} />
          </div>
          <div>
            <h3>Lo que propone</h3>
            <Dish of={wanted} />
          </div>
        </div>
      )}
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

interface NewMenuProps {
  menu: NewMenuDto;
  taken: boolean;
  onTake: (taken: boolean) => void;
}

/** An experience that the chef would like to offer besides: all of it. */
export function NewMenu({ menu, taken, onTake }: NewMenuProps) {
  const lines: [label: string, value: string][] = [
    ...linesOf(menu).slice(1),
    ['Formatos', menu.modalities.map(({ name }) => name).join(', ')],
    ['Tipos de comida', menu.food_types.join(', ')],
  ];
  return (
    <li>
      <Checkbox checked={taken} onChange={({ target }) => onTake(target.checked)}>
        Menú nuevo «{menu.dish_name}»
      </Checkbox>
      <div className="chef-profile-pair chef-profile-new">
        <div>
          <Dish of={menu} />
        </div>
        <div>
          <dl>
            {lines.map(([label, value]) => (
              <Fact key={label} name={label}>
                {value || 'Nada'}
              </Fact>
            ))}
          </dl>
        </div>
      </div>
      <p className="chef-profile-after">
        Sale en las comunas del chef. Duración y comunas se completan después, en su experiencia.
      </p>
    </li>
  );
}

type Menu = Omit<ProfileMenuDto, 'id' | 'version'>;

function Dish({ of: { profile_image: image } }: { of: Menu }) {
  return <img src={image.publicUrl} alt="" width={200} height={150} className="chef-profile-dish" />;
}

const guestsOf = ({ guests_min: min, guests_max: max }: Menu): string =>
  min === null ? '' : `De ${min} a ${max} personas`;

const linesOf = (menu: Menu): [label: string, value: string][] => [
  ['Nombre', menu.dish_name],
  ['Descripción', menu.description],
  ['Parte 1', menu.starter],
  ['Parte 2', menu.main_course],
  ['Parte 3', menu.dessert],
  ['Personas', guestsOf(menu)],
  ['Dietas', menu.diets.map(({ name }) => name).join(', ')],
];
