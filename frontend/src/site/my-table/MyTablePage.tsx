import { Head } from '../../ui/Head';
import { PageTop } from '../house/PageTop';
import { useKept } from '../shortlist/kept';
import { MyTable } from './MyTable';
import './my-table.css';

const STEPS = [
  { name: 'Inicio', path: '/' },
  { name: 'Mi mesa', path: '/mi-mesa' },
];

/** What a visitor has chosen on this device. The server knows nothing of it, and says how to choose. */
export function MyTablePage() {
  const state = useKept();
  return (
    <>
      <Head
        title="Mi mesa"
        description="Los chefs y experiencias que elegiste en este dispositivo, para cotizarlos juntos."
        canonical="/mi-mesa"
        noindex
      />
      <PageTop
        steps={STEPS}
        title="Mi mesa"
        lead="Hasta cuatro chefs o experiencias, para cotizarlos juntos. Se guardan solo en este dispositivo."
      />
      <div className="wrap my-table-page">{state ? <MyTable kept={state.kept} /> : <WithoutScripts />}</div>
    </>
  );
}

/** Without scripts nothing can be kept: only where to look and how to ask. Browsers with scripts do not show it (my-table.css). */
function WithoutScripts() {
  return (
    <div className="empty my-table-still">
      <h2>Aquí van los chefs que eliges</h2>
      <p>Para guardarlos hace falta JavaScript. También puedes cotizar desde la página de cada chef.</p>
      <div className="row row--center">
        <a className="btn" href="/chefs">
          Ver chefs
        </a>
        <a className="btn btn--ghost" href="/cotiza">
          Cotizar
        </a>
      </div>
    </div>
  );
}
