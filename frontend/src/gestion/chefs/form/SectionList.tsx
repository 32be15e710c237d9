interface SectionListProps {
  sections: { id: string; title: string }[];
  /** How many fields of a section are wrong, by its id. */
  errors: Record<string, number>;
}

/** The form's sections at its side on wide screens, with the number of errors in each. */
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
