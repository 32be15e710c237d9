import type { ComponentType, FormEvent, ReactNode } from 'react';
import { useSayMissing } from '../../ui/optional/use-say-missing';
import { useOnDemand } from '../../ui/use-on-demand';
import { askedParameters, CONTACT_PAGE, type Asked } from './contact-path';

export interface ButtonLook {
  className?: string;
  children: ReactNode;
}

interface OpenDialogButtonProps<Props> extends ButtonLook {
  /** What the contact page gets where there are no scripts. */
  asked: Asked;
  /** Fetches the dialog's code: in advance, when a pointer or the focus comes near. */
  load: () => Promise<ComponentType<Props & { onClose: () => void }>>;
  dialog: Props;
}

/** A button that opens a dialog. Without scripts it leads to the contact page: asking always works. */
export function OpenDialogButton<Props extends object>({
  asked,
  load,
  dialog,
  className = 'btn btn--lg',
  children,
}: OpenDialogButtonProps<Props>) {
  const { Part: Dialog, open, close, prepare } = useOnDemand(load, useSayMissing());
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    open();
  };
  return (
    <>
      <form className="quote-button" action={CONTACT_PAGE} onSubmit={onSubmit}>
        {askedParameters(asked).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button className={className} type="submit" aria-haspopup="dialog" onPointerEnter={prepare} onFocus={prepare}>
          {children}
        </button>
      </form>
      {Dialog && <Dialog {...dialog} onClose={close} />}
    </>
  );
}
