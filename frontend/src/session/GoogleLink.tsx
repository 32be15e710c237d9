import { useState } from 'react';

import { leaveMark } from './sign-in-mark';

interface GoogleLinkProps {
  /** Where Google's flow begins. Undefined until the link can leave its mark. */
  href: string | undefined;
  /** The page to open afterwards. */
  returnTo: string;
  busy?: boolean;
}

/** Leaves for Google, with the mark by which this tab knows its return. */
export function GoogleLink({ href, returnTo, busy }: GoogleLinkProps) {
  const [blocked, setBlocked] = useState<string>();
  return (
    <>
      <a
        className="btn btn--lg google"
        href={href}
        aria-busy={busy}
        aria-disabled={busy}
        onClick={(event) => {
          if (busy) return event.preventDefault();
          try {
            leaveMark(returnTo);
          } catch (failure) {
            event.preventDefault();
            setBlocked(failure instanceof Error ? failure.message : undefined);
          }
          return undefined;
        }}
      >
        {busy ? (
          'Cargando'
        ) : (
          <>
            <GoogleMark />
            Continuar con Google
          </>
        )}
      </a>
      {blocked && (
        <p className="login__reason" role="alert">
          {blocked}
        </p>
      )}
    </>
  );
}

/** Google's four-coloured G, which Google requires on its sign-in button. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M22.5 12.3c0-.8-.1-1.5-.2-2.2H12v4.2h5.9a5 5 0 0 1-2.2 3.3v2.7h3.6c2-1.9 3.2-4.7 3.2-8z"
      />
      <path
        fill="#34a853"
        d="M12 23c3 0 5.5-1 7.3-2.7l-3.6-2.7c-1 .7-2.2 1-3.7 1-2.9 0-5.3-1.9-6.2-4.5H2.1v2.8A11 11 0 0 0 12 23z"
      />
      <path fill="#fbbc05" d="M5.8 14.1a6.6 6.6 0 0 1 0-4.2V7.1H2.1a11 11 0 0 0 0 9.8z" />
      <path
        fill="#ea4335"
        d="M12 5.4c1.6 0 3.1.6 4.2 1.6l3.2-3.1A11 11 0 0 0 2.1 7.1l3.7 2.8C6.7 7.3 9.1 5.4 12 5.4z"
      />
    </svg>
  );
}
