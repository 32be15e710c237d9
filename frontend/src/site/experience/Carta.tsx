import type { PublicProposalDto } from '../../api/public.generated';

/** The menu in three parts: Parte 1, Parte 2 and Parte 3. */
export function Carta({ experience }: { experience: PublicProposalDto }) {
  const parts = [experience.starter, experience.main_course, experience.dessert];
  return (
    <div className="carta">
      {parts.map((dish, at) => (
        <section key={at} aria-labelledby={`parte-${at + 1}`}>
          <h2 className="voice" id={`parte-${at + 1}`}>
            Parte {at + 1}
          </h2>
          <p>{dish}</p>
        </section>
      ))}
    </div>
  );
}
