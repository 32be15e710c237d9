/** The chef of the demo who may enter Mi cocina: the stand-in for Google offers the account. */
export const KITCHEN_CHEF = 'Ignacio Valdés';

/** What this chef would like the site to show. It waits for staff. */
export const PROPOSED = {
  information:
    'Fui contador hasta los cuarenta y nueve. Los sábados hacía paellas para los amigos, y un día se dio vuelta el asunto. Aprendí en Sueca, cerca de Valencia, con un señor que no aceptaba preguntas. Cocino desde doce hasta ciento veinte personas, y ahora también fideuá en la playa. Necesito patio, terraza o arena firme.',
  price_per_person: 52_000,
} as const;

/** And the dessert of the first experience. */
export const PROPOSED_DESSERT = 'Crema catalana quemada en la mesa, con naranja confitada';
