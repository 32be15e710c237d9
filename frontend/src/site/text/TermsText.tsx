import type { ReactNode } from 'react';

import type { Crumb } from '../../ui/Crumbs';
import { Refunds } from '../../ui/text/Refunds';
import { LeadButton } from '../quote/LeadButton';
import { SectionTexts } from './SectionTexts';
import type { Text } from './use-text';
import { useTermsValues } from './use-terms-values';
import { TERMS_WORDS } from './terms-words';

interface TermsTextProps {
  text: Text;
  steps: readonly Crumb[];
  before?: ReactNode;
}

/** A version of the terms, with a way to ask about it. */
export function TermsText({ text, steps, before }: TermsTextProps) {
  const said = useTermsValues(text);
  const { attrs } = text.document;
  return (
    <SectionTexts
      text={text}
      said={said}
      steps={steps}
      label="Contenido de los términos"
      before={before}
      parts={{ refunds: attrs && <Refunds {...attrs} /> }}
    >
      <h2 id="dudas">¿Te quedó una duda?</h2>
      <p>Pregúntanos antes de contratar. Te responde una persona.</p>
      <LeadButton words={TERMS_WORDS}>Contáctanos</LeadButton>
    </SectionTexts>
  );
}
