import { useCallback, useState } from 'react';

import { EmbedFrame } from '../../ui/embed/EmbedFrame';
import { useSettings } from '../../ui/settings';
import type { FormType } from './form-fields';

interface FormPreviewProps {
  type: FormType;
  /** The provider's link. It need not be saved. */
  link: string;
}

/** The form as visitors will see it. It cannot be used, so that nobody sends it by mistake. */
export function FormPreview({ type, link }: FormPreviewProps) {
  const { embedUrl } = useSettings();
  const [lost, setLost] = useState(false);
  const fail = useCallback(() => setLost(true), []);
  if (!embedUrl) return null;
  if (lost) return <p className="forms-no-link">No pudimos mostrar la vista previa: revisa que el enlace funcione.</p>;

  const address = new URL('/embed/preview', embedUrl);
  address.search = new URLSearchParams({ type: String(type), script: link }).toString();
  return (
    // An inert frame cannot be scrolled. The element around it can, also with the keyboard.
    <section className="forms-preview" aria-label="Vista previa" tabIndex={0}>
      <div inert>
        <EmbedFrame
          src={address.href}
          embedUrl={embedUrl}
          title="Vista previa del formulario"
          onSubmitted={() => undefined}
          onFailed={fail}
        />
      </div>
    </section>
  );
}
