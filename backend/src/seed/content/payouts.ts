/** What the company keeps of an evening's total, in percent. */
export const COMMISSION = 20;

/** Chefs with another commission. */
export const OWN_COMMISSION: Record<string, number> = { 'Kenji Morales': 15 };

/** Whose account is known, with its last digits. The RUTs are of nobody. */
export const ACCOUNTS: Record<string, { bank: string; number: string; rut: string }> = {
  'Carmen Gloria Tapia': { bank: 'BancoEstado', number: '00034417', rut: '11111111-1' },
  'Karim Nazal': { bank: 'Banco de Chile', number: '00120988', rut: '22222222-2' },
  'Rayén Collío': { bank: 'Scotiabank', number: '00977120', rut: '12345678-5' },
  'Kenji Morales': { bank: 'Santander', number: '00451230', rut: '76086428-5' },
  'Javier Quiroz': { bank: 'Itaú', number: '00318855', rut: '11222333-9' },
};

/** An evening that ended so many days ago is paid by now; later ones are due. */
export const PAID_AFTER_DAYS = 15;

/** The chef who gave a boleta for an evening that is not paid yet, and its number. */
export const BOLETA = { chef: 'Kenji Morales', number: 214 } as const;
