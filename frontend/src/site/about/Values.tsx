const VALUES = [
  {
    name: 'Independencia',
    text: 'Cada chef cocina con su historia, sus recetas y sus precios. Nosotros los presentamos: la cocina es de ellos.',
  },
  { name: 'Confianza', text: 'Sabes quién llega a tu casa, qué va a cocinar y cuánto cuesta antes de decir que sí.' },
  {
    name: 'Cercanía',
    text: 'Te responde una persona, que conoce a los chefs y te dice con franqueza quién calza con tu mesa.',
  },
  { name: 'Sobremesa', text: 'Una comida salió bien cuando nadie se levanta. Todo lo que hacemos apunta a ese rato.' },
];

/** The company's values, one per line. */
export function Values() {
  return (
    <section className="band wrap" aria-labelledby="valores">
      <div className="head">
        <h2 id="valores">Lo que ponemos sobre la mesa</h2>
        <p>Cuatro cosas que no cambian, se trate de dos personas o de una empresa entera.</p>
      </div>
      <dl className="values">
        {VALUES.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
