import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { Drawer } from '../../ui/admin/dialog/Drawer';
import { Brand } from '../../ui/Brand';
import { Icon } from '../../ui/Icon';
import { Panels } from '../../ui/optional/Panels';
import { Ring } from '../../ui/Ring';
import { useSlow } from '../../ui/use-slow';
import type { Screen } from '../screen';
import { Me } from './Me';
import { Navigation } from './Navigation';
import { Offline } from './Offline';
import { SessionExpiredDialog } from './SessionExpiredDialog';
import { useKeptFocus } from './use-kept-focus';
import { useSlowWork } from './use-slow-work';
import { Version } from './Version';
import './gestion-layout.css';
import '../../ui/admin/line-icon.css';

/** The layout of the back-office's screens: side navigation on desktops, a drawer on phones. */
export function GestionLayout({ screens }: { screens: Screen[] }) {
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  useSlowWork();
  useKeptFocus();
  const closeMenu = () => setMenuOpen(false);
  // A navigation closes the menu. Scrolling to the top is done in app/Root.tsx.
  useEffect(() => {
    setMenuOpen(false);
  }, [pathname]);

  return (
    <div className="g">
      <a className="skip" href="#contenido">
        Saltar al contenido
      </a>
      <aside className="g-side on-dark" aria-label="Barra lateral">
        <div className="g-top">
          <Brand />
          <button type="button" className="g-menu-open" aria-label="Abrir menú" onClick={() => setMenuOpen(true)}>
            <Icon name="menu" className="g-icon" />
          </button>
        </div>
        <div className="g-side-body">
          <Panels>
            <Navigation screens={screens} />
            <div>
              <Me />
              <Version />
            </div>
          </Panels>
        </div>
      </aside>
      <Drawer
        open={menuOpen}
        onClose={closeMenu}
        placement="right"
        size={320}
        rootClassName="g-drawer"
        aria-label="Menú de gestión"
        closeIcon={<span className="g-drawer-close">Cerrar</span>}
      >
        <div className="g-side on-dark">
          <Panels>
            <Navigation screens={screens} onChoose={closeMenu} />
            <Me />
            <Version />
          </Panels>
        </div>
      </Drawer>
      <main className="g-body" id="contenido" tabIndex={-1}>
        <Offline />
        <Suspense fallback={<ScreenLoading />}>
          <Outlet context={screens} />
        </Suspense>
      </main>
      <SessionExpiredDialog />
    </div>
  );
}

function ScreenLoading() {
  useSlow(true);
  return (
    <div className="g-screen-loading" role="status" aria-label="Cargando">
      <Ring />
    </div>
  );
}
