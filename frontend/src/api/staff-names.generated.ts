// Written by `make openapi` from openapi/openapi.json. Never edited by hand.
export const ENTRY_NAMES = {
  charge: 'Pago',
  refund: 'Devolución',
  gift_card_sold: 'Venta de gift card',
  gift_card_used: 'Uso de gift card',
  gift_card_returned: 'Vuelta a una gift card',
  payout: 'Pago al chef',
  correction: 'Corrección',
} as const;
export const WAY_NAMES = { card: 'Tarjeta', transfer: 'Transferencia', gift_card: 'Gift card', other: 'Otro' } as const;
export const OUTSIDE_WAY_NAMES = { transfer: 'Transferencia', other: 'Otro' } as const;
export const PAYMENT_STATE_NAMES = {
  creada: 'Creado',
  en_webpay: 'En Webpay',
  pagada: 'Pagado',
  rechazada: 'Rechazado',
  anulada: 'Anulado',
  vencida: 'Vencido',
  por_verificar: 'Por verificar',
} as const;
export const REFUND_STATE_NAMES = {
  pedida: 'Pedida',
  hecha: 'Hecha',
  rechazada: 'Rechazada',
  por_verificar: 'Por verificar',
} as const;
export const DOCUMENT_NAMES = { boleta: 'Boleta', factura: 'Factura' } as const;
export const TRANSFER_STATE_NAMES = {
  anunciada: 'Por confirmar',
  confirmada: 'Confirmada',
  no_llego: 'No llegó',
} as const;
export const BANK_ROW_STATE_NAMES = { pending: 'Por conciliar', matched: 'Conciliada', aside: 'Apartada' } as const;
export const CANCELLER_NAMES = {
  client: 'El cliente',
  chef: 'El chef',
  company: 'Nosotros',
  force: 'Fuerza mayor',
} as const;
export const INQUIRY_ANSWER_NAMES = { can: 'Puedo', cannot: 'No puedo', can_but: 'Puedo, pero…' } as const;
export const COMMENT_ANSWER_NAMES = {
  waiting: 'Por publicar',
  published: 'Publicada',
  hidden: 'Oculta',
  returned: 'Devuelta',
} as const;
export const RIGHT_NAMES = {
  access: 'Copia de los datos',
  rectification: 'Corrección',
  block: 'Bloqueo',
  unblock: 'Fin del bloqueo',
  erasure: 'Borrado',
} as const;
