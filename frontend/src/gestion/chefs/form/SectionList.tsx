import './section-list.css';

interface SectionListProps {
  sections: { id: string; title: string }[];
  /** Number of wrong fields of each section, by its id. */
  errors: Record<string, number>;
}

/** The form's sections, beside it in wide windows, with the number of errors in each. */
export function SectionList({ sections, errors }: SectionListProps) {
  return (
    <nav className="g-toc" aria-label="Secciones">
      <ol>
        {sections.map(({ id, title }, index) => {
          const count = errors[id] ?? 0;
          return (
            <li key={id}>
              <a href={`#${id}`}>
                {index + 1}. {title}
                {count > 0 && <em> · {count === 1 ? '1 error' : `${count} errores`}</em>}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
