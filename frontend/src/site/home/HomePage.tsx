import {
  useGetCompanyQuery,
  useListClientLogosQuery,
  useListFavoriteCommentsQuery,
  useListModalitiesQuery,
  useListTopChefsQuery,
} from '../../api/public.generated';
import { Head } from '../../ui/Head';
import { useSettings } from '../../ui/settings';
import { paella } from '../art/plates';
import { organizationLd } from '../json-ld';
import { Invitation } from '../quote/Invitation';
import { QuoteButton } from '../quote/QuoteButton';
import { socialImage } from '../social-image';
import { ClientLogos } from '../house/ClientLogos';
import { Club } from './Club';
import { Cover } from './Cover';
import { FormatIndex } from './FormatIndex';
import './home.css';
import { Opening } from './Opening';
import { TopChefs } from './TopChefs';

/** The home page. A section without content is left out. */
export function HomePage() {
  const settings = useSettings();
  const company = useGetCompanyQuery().data?.data;
  const chefs = useListTopChefsQuery().data?.data ?? [];
  const formats = useListModalitiesQuery({ scope: 'proposals' }).data?.data ?? [];
  const logos = useListClientLogosQuery().data?.data ?? [];
  const opinions = useListFavoriteCommentsQuery().data?.data ?? [];
  const headers = company?.headers ?? [];
  const [cover] = headers;

  return (
    <>
      <Head
        title={`${settings.productName}: chefs independientes para tus comidas`}
        description="Chefs independientes que cocinan en tu casa, enseñan y celebran contigo en Santiago y Viña del Mar."
        canonical="/"
        image={cover && socialImage(cover.header_image)}
        jsonLd={organizationLd(company, settings)}
      />
      {headers.length > 0 ? <Cover headers={headers} /> : <h1 className="visually-hidden">{settings.productName}</h1>}
      <Opening />
      {chefs.length > 0 && <TopChefs chefs={chefs} />}
      {formats.length > 0 && <FormatIndex formats={formats} />}
      {logos.length > 0 && <ClientLogos logos={logos} />}
      {opinions.length > 0 && <Club opinions={opinions} />}
      <Invitation
        title="¿A quién vas a sentar a tu mesa?"
        text="Cuéntanos la fecha, la comuna y cuántos son. Te respondemos con chefs y menús que calzan."
        plate={paella}
      >
        <QuoteButton>Cotiza con nosotros</QuoteButton>
      </Invitation>
    </>
  );
}
