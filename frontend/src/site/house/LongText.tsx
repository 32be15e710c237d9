import type { ReactNode } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import './long-text.css';

interface TextSection {
  id: string;
  title: string;
  body: ReactNode;
}

interface LongTextProps {
  /** The label of the list of contents. */
  label: string;
  sections: readonly TextSection[];
  /** How to ask about it, after the last section. */
  children: ReactNode;
}

/** A long text in numbered sections, with its contents beside it and a way to ask at the end. */
export function LongText({ label, sections, children }: LongTextProps) {
  return (
    <div className="long-text wrap">
      <nav className="long-text__toc" aria-label={label}>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Entry id={id} title={title} />
            </li>
          ))}
        </ol>
      </nav>
      <div className="long-text__text">
        {sections.map(({ id, title, body }, at) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {at + 1}. {title}
            </h2>
            {body}
          </section>
        ))}
        <section className="long-text__end" aria-labelledby="dudas">
          {children}
        </section>
      </div>
    </div>
  );
}

/**
 * An entry of the contents. The router remembers the scroll position for going back; the focus follows, as by a plain
 * link.
 */
function Entry({ id, title }: Pick<TextSection, 'id' | 'title'>) {
  const follow = useLinkClickHandler<HTMLAnchorElement>({ hash: id });
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        follow(event);
        if (event.defaultPrevented) document.getElementById(id)?.focus({ preventScroll: true });
      }}
    >
      {title}
    </a>
  );
}
