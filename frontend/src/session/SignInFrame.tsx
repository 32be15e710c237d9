import type { ReactNode } from 'react';

import { Brand } from '../ui/Brand';
import { Head } from '../ui/Head';
import table780 from './art/table-780.webp';
import table1280 from './art/table-1280.webp';
import './login.css';

interface SignInFrameProps {
  title: string;
  description: string;
  /** The words on the table. */
  motto: string;
  children: ReactNode;
}

/** The frame of a sign-in page: a table, and the way in beside it. */
export function SignInFrame({ title, description, motto, children }: SignInFrameProps) {
  return (
    <>
      <Head title={title} description={description} noindex />
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
          <p>{motto}</p>
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
