import type { ReactNode } from 'react';

import './copy-text.css';
import { CutText } from './CutText';
import { CopyIcon } from '../icons';
import { useCopy } from './use-copy';

interface CopyProps {
  /** Completes 'Copiar email de Ana' and 'Email copiado.' */
  what: 'Email' | 'Teléfono';
  value: string;
  /** Whose it is, for those who cannot see what it stands beside. */
  of: string;
}

/** Copies an e-mail or a phone with one press. */
export function CopyButton({ what, value, of, children = <CopyIcon /> }: CopyProps & { children?: ReactNode }) {
  const copy = useCopy();
  const label = `Copiar ${what.toLocaleLowerCase('es')}`;
  return (
    <button
      type="button"
      className="copy-button"
      aria-label={`${label} de ${of}`}
      title={label}
      onClick={() => void copy(value, `${what} copiado.`, `No pudimos copiarlo: ${value}`)}
    >
      {children}
    </button>
  );
}

/** An e-mail or a phone as a cell shows it, beside the button that copies it. */
export function CopyText(copied: CopyProps) {
  return (
    <span className="copy-text">
      <CutText>{copied.value}</CutText>
      <CopyButton {...copied} />
    </span>
  );
}
