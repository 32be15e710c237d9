import { divided, plain, type TextDocument } from '../../ui/text/document';
import { Prose } from '../../ui/text/Prose';
import './questions.css';

/** What people ask, each answer below its question. */
export function Questions({ document }: { document: TextDocument }) {
  return (
    <section className="band wrap questions" aria-labelledby="preguntas">
      <h2 id="preguntas">Preguntas y respuestas</h2>
      <div>
        {divided(document.content, 2).sections.map(({ heading, blocks }, at) => (
          <details key={at}>
            <summary>{plain(heading.content)}</summary>
            <div className="questions__answer">
              <Prose blocks={blocks} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
