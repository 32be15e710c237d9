import { useEffect, useRef } from 'react';

import type { TextDocument } from '../../ui/text/document';
import { onlyIn } from './text-document';
import { TextPreview } from './TextPreview';

interface Side {
  label: string;
  document: TextDocument;
}

/** Two versions of a text, side by side. What stands in only one of them is marked, and the first of it in sight. */
export function ComparedTexts({ before, after }: { before: Side; after: Side }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('.text-changed')?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    // Long texts move in here, so that what can be done with them stays in sight.
    <div className="text-compared" ref={box} role="group" aria-label="Los dos textos" tabIndex={0}>
      {[before, after].map(({ label, document }, at) => (
        <section key={label} aria-label={label}>
          <h3>{label}</h3>
          <TextPreview document={document} isMarked={onlyIn(document, (at === 0 ? after : before).document)} />
        </section>
      ))}
    </div>
  );
}
