import type { TextDocument } from '../../ui/text/document';
import { TextPreview } from './TextPreview';

interface Side {
  label: string;
  document: TextDocument;
}

/** Two versions of a text, side by side. What stands in only one of them is marked. */
export function ComparedTexts({ before, after }: { before: Side; after: Side }) {
  return (
    <div className="text-compared">
      {[before, after].map(({ label, document }, at) => (
        <section key={label} aria-label={label}>
          <h3>{label}</h3>
          <TextPreview document={document} marked={onlyIn(document, (at === 0 ? after : before).document)} />
        </section>
      ))}
    </div>
  );
}

/** The blocks that another document does not have, as they are written down. */
function onlyIn({ content }: TextDocument, other: TextDocument): ReadonlySet<string> {
  const theirs = new Set(other.content.map((block) => JSON.stringify(block)));
  return new Set(content.map((block) => JSON.stringify(block)).filter((block) => !theirs.has(block)));
}
