import { LinksRepository } from '../platform/links/links.repository.js';
import type { Print } from './admin-program.js';
import type { Workplace } from './workplace.js';

/** Ends every secret link that was ever given, and says how many those were and how new ones are made. */
export async function endLinks({ withEntities }: Workplace, print: Print): Promise<void> {
  const count = await withEntities((em) => em.transactional((own) => new LinksRepository(own).revokeAll(own)));
  print(
    count === 0
      ? 'No hay enlaces que cerrar.'
      : `${count === 1 ? 'Se cerró 1 enlace' : `Se cerraron ${count} enlaces`} de cotizaciones, solicitudes, opiniones, agendas y vistas previas. Quien copia o envía uno otra vez da uno nuevo.`,
  );
}
