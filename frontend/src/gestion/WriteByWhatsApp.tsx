import { Link } from 'react-router-dom';

import { writePath } from './paths';

interface WriteByWhatsAppProps {
  /** The number of the request. */
  request: number;
  /** What the message begins with, with the fields of reply texts. */
  children: string;
}

/** The way to write to a client without an address: their message, begun, which is opened in WhatsApp from there. */
export function WriteByWhatsApp({ request, children: text }: WriteByWhatsAppProps) {
  return (
    <Link to={writePath(request)} state={{ text }}>
      Escribir por WhatsApp
    </Link>
  );
}
