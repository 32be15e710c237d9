import { document, h2, p, value } from './words.js';

/** The chef's fee, as an offer words it. */
export const FEE = document([
  p(
    'El precio por persona no incluye el ',
    value('fee'),
    ' que corresponde a la boleta del chef; si se aplica, aparece como una línea de esta cotización y está dentro del total.',
  ),
]);

/** The text below the table of refunds of an offer. */
export const REFUNDS = document([p('Son días hábiles los de lunes a viernes, salvo festivos.')]);

/** The text of the footer, above and below. */
export const FOOTER = document([
  p('Lo mejor de la comida pasa cuando nadie se levanta.'),
  p('© ', value('product'), '. Intermediamos entre chefs independientes y sus clientes.'),
]);

/** The texts of a new offer. */
export const OFFER = document([
  h2('Condiciones'),
  p('El chef llega antes con todos los ingredientes, cocina en tu casa, sirve y deja la cocina limpia.'),
  p('Necesitamos una cocina con agua, electricidad y espacio para trabajar.'),
  p('Avísanos de alergias y restricciones de alimentación al menos tres días antes.'),
  h2('Qué incluye'),
  p('Ingredientes, preparación en tu casa, servicio a la mesa y limpieza de la cocina.'),
]);
