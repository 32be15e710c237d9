/** A rule for a box that has to be ticked. */
const ticked = (msg: string) => (_rule: unknown, value: boolean) =>
  value ? Promise.resolve() : Promise.reject(new Error(msg));

export const agreed = ticked('Pregunta al cliente si acepta el uso de sus datos.');
export const agreedToRestrictions = ticked('Pregunta al cliente si acepta que usemos este dato, o bórralo.');
