// Written by `make openapi` from openapi/openapi.json. Never edited by hand.
export const QUOTE_STATE_NAMES = {
  nueva: 'Nueva',
  contactada: 'Contactada',
  cotizada: 'Cotizada',
  aceptada: 'Aceptada',
  realizada: 'Realizada',
  perdida: 'Perdida',
} as const;
export const LOST_REASON_NAMES = {
  precio: 'Precio',
  fecha: 'Fecha',
  sin_respuesta: 'Sin respuesta',
  otro_proveedor: 'Otro proveedor',
  no_ofrecemos: 'No lo ofrecemos',
  repetida: 'Repetida',
  spam: 'Spam',
  retirada: 'Retirada por el cliente',
  cancelo_chef: 'Canceló el chef',
  cancelamos: 'Cancelamos nosotros',
  fuerza_mayor: 'Fuerza mayor',
  otra: 'Otra',
} as const;
export const REPLY_NAMES = { whatsapp: 'WhatsApp', llamada: 'Llamada', correo: 'Correo' } as const;
