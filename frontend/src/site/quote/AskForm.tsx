import type { ReactNode } from 'react';
import { useSettings, type FormSlot } from '../../ui/settings';
import { Embed } from './embed/Embed';
import { FormInPlace } from './embed/FormInPlace';
import type { Quoted } from './message';

interface AskFormProps {
  slot: FormSlot;
  about?: Quoted;
  /** The commune asked for, by its id. */
  commune?: number;
  /** Whether it stands on a page: a dialog was opened for it. */
  onPage?: boolean;
  /** The way out of a dialog, under a provider's form; the site's own form has it in its own row. */
  actions?: ReactNode;
  /** The site's own way to ask: where no provider is configured, where it does not answer, and without scripts. */
  children: ReactNode;
}

/** The form of a slot: the configured provider's, otherwise and in its absence the site's own. */
export function AskForm({ slot, about, commune, onPage, actions, children }: AskFormProps) {
  const { embedUrl, slots } = useSettings();
  const type = slots?.[slot];
  if (!embedUrl || !type) return children;
  const form = { path: `/embed/slot/${slot}`, title: 'Formulario de cotización', about, commune };
  return (
    <>
      {onPage ? (
        <FormInPlace type={type} {...form}>
          {children}
        </FormInPlace>
      ) : (
        <Embed {...form} after={actions && <div className="dialog__actions">{actions}</div>}>
          {children}
        </Embed>
      )}
      <noscript>{children}</noscript>
    </>
  );
}
