import type { ReplyDetails } from '../../modules/messages/index.js';

/** The texts that the demo's staff write again and again. */
export const REPLY_TEXTS: readonly ReplyDetails[] = [
  {
    name: 'Primer saludo',
    text: 'Hola {nombre}, soy {remitente} de {empresa}. Gracias por escribirnos.\n\nVi que quieres una {tipo} para {invitados} personas el {fecha}. ¿Tienes un rato hoy para contarme qué te imaginas?',
  },
  {
    name: 'Confirmar la fecha',
    text: 'Hola {nombre}, {chef} puede recibir tu mesa el {fecha} en {comuna}.\n\n¿Te la reservo mientras preparamos la cotización?',
  },
  {
    name: 'Pedir más datos',
    text: 'Hola {nombre}, para prepararte una propuesta nos falta saber tres cosas:\n– cuántas personas son y si vienen niños\n– si alguien no come algo\n– cómo es la cocina de la casa\n\nCon eso te respondemos el mismo día.',
  },
  {
    name: 'Sin disponibilidad',
    text: 'Hola {nombre}, ese día {chef} ya tiene una mesa. Podemos proponerte otra fecha, u otro chef que cocina muy parecido. ¿Qué prefieres?',
  },
  {
    name: 'Después de la velada',
    text: 'Hola {nombre}, gracias por invitarnos a tu mesa. ¿Cómo estuvo todo?\n\nUn abrazo,\n{remitente}, {empresa}',
  },
];

/** What staff wrote to a client: the request's name, who wrote, and the text as the client read it. */
export const MESSAGES: readonly { to: string; from: string; text: string }[] = [
  {
    to: 'Mónica Traipe',
    from: 'antonia.fuenzalida@sobremesa.example',
    text: 'Hola Mónica, soy Antonia de Sobremesa. Gracias por escribirnos.\n\nVi que quieres una cena para 12 personas en Santiago Centro. ¿Tienes un rato hoy para contarme qué te imaginas?',
  },
  {
    to: 'Sebastián Oyarzún',
    from: 'benjamin.soto@sobremesa.example',
    text: 'Hola Sebastián, para prepararte una propuesta nos falta saber si alguien no come algo y cómo es la cocina de la casa. Con eso te respondemos el mismo día.',
  },
  {
    to: 'Teresa Allende',
    from: 'antonia.fuenzalida@sobremesa.example',
    text: 'Hola Teresa, Ana María Pérez puede recibir tu mesa en San Miguel.\n\n¿Te la reservo mientras preparamos la cotización?',
  },
  {
    to: 'Lorenzo Baeza',
    from: 'antonia.fuenzalida@sobremesa.example',
    text: 'Hola Lorenzo, ¿alcanzaste a ver la cotización de Javier Quiroz? Si quieres cambiar algo del menú, lo vemos.',
  },
];
