import type { PublicChefDto } from '../../api/public.generated';
import { Crumbs } from '../../ui/Crumbs';
import { counted, sentenceList } from '../../ui/format';
import { LineDrawing } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import { Ring } from '../../ui/Ring';
import { stepsTo } from './steps';
import { useLightbox } from './use-lightbox';

/** How many communes are named below the chef's name; the facts beside it name all of them. */
const PLACES = 3;

/** 'La Reina, Las Condes y Ñuñoa', or 'La Reina, Las Condes, Ñuñoa y 2 comunas más', so that nobody takes three for all. */
function placesText(cities: readonly string[]): string {
  const more = cities.length - PLACES;
  return sentenceList(more > 0 ? [...cities.slice(0, PLACES), counted(more, 'comuna más', 'comunas más')] : cities);
}

/** Cover, round portrait that overlaps it, and the chef's name. A press on the portrait enlarges it. */
export function ChefIdentity({ chef }: { chef: PublicChefDto }) {
  const { Part: Lightbox, open, close, prepare } = useLightbox();
  const portrait = `Retrato de ${chef.chef_name}`;
  const cities = chef.chef_cities.map(({ city }) => city.name);
  return (
    <>
      <div className="chef-cover">
        <Picture image={chef.cover_image} alt="" sizes="100vw" priority />
      </div>
      <div className="wrap chef-id">
        <div className="portrait">
          <button
            type="button"
            aria-label={`Ampliar la foto de ${chef.chef_name}`}
            onClick={open}
            onPointerEnter={prepare}
          >
            <Picture image={chef.profile_image} alt={portrait} sizes="clamp(9.5rem, 24vw, 22rem)" priority />
            <span className="zoom">
              <LineDrawing>
                <circle cx="11" cy="11" r="6.5" />
                <path d="m20 20-4.2-4.2M11 8.5v5M8.5 11h5" />
              </LineDrawing>
            </span>
          </button>
          <Ring stroke={1.5} />
        </div>
        <div>
          <Crumbs steps={stepsTo(chef)} />
          <h1>{chef.chef_name}</h1>
          {cities.length > 0 && <p className="lede voice">Cocina en {placesText(cities)}</p>}
        </div>
      </div>
      {Lightbox && <Lightbox title={portrait} images={[chef.profile_image]} onClose={close} />}
    </>
  );
}
