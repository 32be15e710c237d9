import type { ReactNode } from 'react';

import type { Crumb } from '../../ui/Crumbs';
import { useSettings } from '../../ui/settings';
import type { Said } from '../../ui/text/document';
import { feeText, Refunds } from '../../ui/text/Refunds';
import { longDate, monthOf } from '../long-date';
import { LeadButton, type LeadWords } from '../quote/LeadButton';
import { SectionTexts } from './SectionTexts';
import type { Text } from './use-text';

const WORDS: LeadWords = {
  title: 'Contáctanos',
  aside: 'Si algo de lo que leíste no quedó claro, te lo explicamos.',
  ask: 'Escríbenos tu duda o tu reclamo. Respondemos dentro de 5 días hábiles.',
  question: 'Qué no quedó claro, o qué pasó y cuándo…',
  message: {
    title: 'Consulta sobre los términos y condiciones',
    body: 'Hola, tengo una consulta sobre los términos y condiciones.\n\nMi nombre: \nMi consulta: ',
  },
};

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
      <LeadButton words={WORDS}>Contáctanos</LeadButton>
    </SectionTexts>
  );
}

/** What the terms name: the day of their last change, and the figures that offers reckon with. */
function useTermsValues({ document, number, day }: Text): Said {
  const { productName } = useSettings();
  const { attrs } = document;
  return {
    product: productName,
    updated: number === 1 ? monthOf(day) : `${longDate(day)} (versión ${number})`,
    fee: attrs ? feeText(attrs) : '',
  };
}
