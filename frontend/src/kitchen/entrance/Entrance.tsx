import type { ReactNode } from 'react';

import table780 from '../../session/art/table-780.webp';
import table1280 from '../../session/art/table-1280.webp';
import '../../session/login.css';
import { Brand } from '../../ui/Brand';
import { Head } from '../../ui/Head';

/** The frame of what is seen before a chef is in: a table, and the way in beside it. */
export function Entrance({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Head title={title} description="El lugar de los chefs." noindex />
      <main className="login" id="contenido">
        <div className="login__art on-dark">
          <img
            src={table1280}
            srcSet={`${table780} 780w, ${table1280} 1280w`}
            sizes="(width >= 56rem) 58vw, 100vw"
            alt=""
            width={1280}
            height={719}
          />
          <p>Todo listo antes de encender el fuego.</p>
        </div>
        <div className="login__form">
          <Brand />
          <h1>{title}</h1>
          {children}
        </div>
      </main>
    </>
  );
}
