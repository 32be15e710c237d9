import { api } from '../../api/api';
import type { ChefRowDto, ImageDto, ListChefsApiArg } from '../../api/generated';
import { CopyText } from '../../ui/admin/feedback/CopyText';
import { CutLink, CutText } from '../../ui/admin/feedback/CutText';
import { optionsOf, yesOrNo } from '../../ui/admin/field/options-of';
import type { ListDefinition } from '../../ui/admin/list/list';
import { csvTime } from '../../ui/admin/moments';
import { useFromList } from '../../ui/admin/list/use-list-place';
import { NONE, phone, priceOrNone } from '../../ui/format';
import { StateTag } from '../../ui/admin/list/StateTag';
import { chefPath } from '../paths';
import '../../ui/admin/list/person-cell.css';

/** The Spanish name of a chef's state. */
function chefStateLabel(state: ChefRowDto['state']): string {
  return state === 'ACTIVE' ? 'Activo' : 'Desactivado';
}

/** A chef's state. */
function ChefStateTag({ state }: { state: ChefRowDto['state'] }) {
  return <StateTag look={state === 'ACTIVE' ? 'on' : 'off'}>{chefStateLabel(state)}</StateTag>;
}

/** The smallest picture that is sharp in a circle of 40 px. */
function thumbnail({ variants, publicUrl }: ImageDto): string {
  const wide = variants.filter(({ type, width }) => type === 'image/webp' && width >= 80);
  return wide.sort((one, other) => one.width - other.width)[0]?.url ?? publicUrl;
}

function ChefName({ chef }: { chef: ChefRowDto }) {
  const from = useFromList();
  return (
    <div className="g-person">
      <img src={thumbnail(chef.profile_image)} alt="" width={40} height={40} loading="lazy" />
      <div>
        <CutLink to={chefPath(chef.id)} state={from}>
          {chef.chef_name}
        </CutLink>
        <span className="g-person-more">
          <CutText>{cityNames(chef).join(' · ')}</CutText>
        </span>
      </div>
    </div>
  );
}

const foodNames = (chef: ChefRowDto) => chef.chef_food_types.map(({ food_type: { name } }) => name);
const cityNames = (chef: ChefRowDto) => chef.chef_cities.map(({ city: { name } }) => name);
const favoriteLabel = ({ favorite }: ChefRowDto) => (favorite ? 'SI' : 'NO');

/** The chefs of the back-office; what a chef may lack is where the Dashboard leads to. */
export const chefList: ListDefinition<ChefRowDto, ListChefsApiArg> = {
  call: api.endpoints.listChefs,
  noun: ['chef', 'chefs'],
  searchLabel: 'Buscar por nombre o email',
  noMatch: 'Ningún chef coincide con lo que buscas.',
  none: 'Aún no hay chefs. Agrega el primero.',
  order: 'chef_name',
  filters: {
    state: {
      label: 'Estado',
      all: 'Todos los estados',
      options: optionsOf({ ACTIVE: 'Activo', DESACTIVADO: 'Desactivado' }),
    },
    favorite: {
      label: 'Favorito',
      all: 'Favorito: todos',
      options: yesOrNo('Favorito: SI', 'Favorito: NO'),
    },
    missing: {
      label: 'Datos',
      all: 'Datos: todos',
      options: [
        { value: 'experiences', label: 'Sin experiencias' },
        { value: 'price', label: 'Sin precio' },
        { value: 'food_types', label: 'Sin tipos de comida' },
        { value: 'cities', label: 'Sin ciudades' },
        { value: 'guests', label: 'Experiencias sin personas' },
        { value: 'duration', label: 'Experiencias sin duración' },
        { value: 'diets', label: 'Experiencias sin dietas' },
      ],
    },
  },
  columns: [
    {
      label: 'Nombre',
      sort: 'chef_name',
      cell: (chef) => <ChefName chef={chef} />,
      csv: ({ chef_name: name }) => name,
    },
    {
      label: 'Email',
      cell: ({ email, chef_name: name }) => <CopyText what="Email" value={email} of={name} />,
      csv: ({ email }) => email,
    },
    { label: 'Teléfono', csv: ({ phone_number: number }) => phone(number) },
    {
      label: 'Tipos de comida',
      cell: (chef) => <CutText>{foodNames(chef).join(' · ') || NONE}</CutText>,
      csv: (chef) => foodNames(chef).join(', '),
    },
    { label: 'Ciudades', csv: (chef) => cityNames(chef).join(', ') },
    { label: 'Mínimo de personas', csv: ({ guests_min: guests }) => guests },
    { label: 'Máximo de personas', csv: ({ guests_max: guests }) => guests },
    { label: 'Dietas', csv: ({ diets }) => diets.join(', ') },
    {
      label: 'Precio',
      sort: 'price_per_person',
      orders: ['de menor a mayor', 'de mayor a menor'],
      align: 'end',
      cell: ({ price_per_person: price }) => priceOrNone(price),
      csv: ({ price_per_person: price }) => price,
    },
    { label: 'Estado', cell: ({ state }) => <ChefStateTag state={state} />, csv: ({ state }) => chefStateLabel(state) },
    { label: 'Favorito', cell: favoriteLabel, csv: favoriteLabel },
    { label: 'Actualizado', csv: ({ updated_at: time }) => csvTime(time) },
  ],
};
