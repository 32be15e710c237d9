/** By the names of the demo's clients: for whom one is being written. */
export const DRAFTED: readonly string[] = ['Sebastián Oyarzún'];
/** Why a client declined. */
export const DECLINED: Readonly<Record<string, string>> = {
  'Daniel Kohn': 'Se nos fue del presupuesto. Esta vez cocinamos nosotros.',
};
/** Whose offer expired, has a newer version, or was opened. */
export const EXPIRED: readonly string[] = ['Andrea Cifuentes'];
export const NEWER_VERSIONS: readonly string[] = ['Viña Los Boldos'];
/** Who is asked for a yes to one guest more. */
export const CHANGING: readonly string[] = ['Gabriela Mardones'];
export const SEEN: readonly string[] = ['Lorenzo Baeza', 'Viña Los Boldos', 'Claudia Inostroza'];
/** Whose chef was asked and has not answered. */
export const ASKED: readonly string[] = ['Estudio Ventana'];
