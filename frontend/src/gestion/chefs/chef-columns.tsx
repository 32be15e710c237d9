import type { ChefRowDto, ImageDto } from '../../api/generated';
import type { Column } from '../../ui/admin/DataTable';
import { CutText } from '../../ui/admin/CutText';
import { priceOrNone } from '../../ui/format';
import { StateTag } from './StateTag';

/** The smallest picture that is sharp in a circle of 40 px. */
function thumbnail({ variants, publicUrl }: ImageDto): string {
  const wide = variants.filter(({ type, width }) => type === 'image/webp' && width >= 80);
  return wide.sort((one, other) => one.width - other.width)[0]?.url ?? publicUrl;
}

function ChefName({ chef }: { chef: ChefRowDto }) {
  return (
    <div className="g-person">
      <img src={thumbnail(chef.profile_image)} alt="" width={40} height={40} loading="lazy" />
      <div>
        <CutText>{chef.chef_name}</CutText>
        <span className="g-person-more">
          <CutText>{chef.chef_cities.map(({ city }) => city.name).join(' · ')}</CutText>
        </span>
      </div>
    </div>
  );
}

/** The chefs table. */
export const chefColumns: Column<ChefRowDto>[] = [
  { key: 'name', label: 'Nombre', sortKey: 'chef_name', render: (chef) => <ChefName chef={chef} /> },
  { key: 'email', label: 'Email', render: ({ email }) => <CutText>{email}</CutText> },
  {
    key: 'food',
    label: 'Tipo de comida',
    render: ({ chef_food_types: types }) => (
      <CutText>{types.map(({ food_type: type }) => type.name).join(' · ') || 'No Registra'}</CutText>
    ),
  },
  {
    key: 'price',
    label: 'Precio',
    align: 'end',
    sortKey: 'price_per_person',
    render: ({ price_per_person: price }) => priceOrNone(price),
  },
  { key: 'state', label: 'Estado', render: ({ state }) => <StateTag state={state} /> },
  { key: 'favorite', label: 'Favorito', render: ({ favorite }) => (favorite ? 'SI' : 'NO') },
];
