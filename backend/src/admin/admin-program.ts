import { Command } from 'commander';
import { isEmail } from 'class-validator';
import { readEnv } from '../config/env.js';
import { buildInfo, type BuildInfo } from '../platform/build-info.js';
import { StartError } from '../platform/start/start-error.js';
import { acceptStore } from '../platform/storage/same-store.js';
import { placeOf } from '../platform/storage/storage.module.js';
import { backUp, listBackups, restore, runDrill } from './backup-commands.js';
import { retryMails, sendTestMail } from './mail-commands.js';
import { endSessions, grantAdmin, listPeople } from './people-commands.js';
import { runDoctor } from './doctor-command.js';
import { endLinks } from './links-command.js';
import { report } from './report-command.js';
import { verify } from './verify-command.js';
import { withWorkplace, type Workplace } from './workplace.js';

/** Takes a line of the answer. */
export type Print = (line: string) => void;

/** What a command leaves for the end of the process. */
interface AdminState {
  code: number;
}

const TITLES: Readonly<Record<string, string>> = {
  'Usage:': 'Uso:',
  'Options:': 'Opciones:',
  'Commands:': 'Órdenes:',
  'Arguments:': 'Argumentos:',
};

const versionLine = ({ version, commit, date }: BuildInfo): string => `${version} (${commit}, ${date})`;

/**
 * The commands. Each opens the database and the store of the settings, and closes them again.
 * @param settings in place of the environment's
 */
export function adminProgram(print: Print, state: AdminState, settings?: NodeJS.ProcessEnv): Command {
  const program = new Command('sobremesa');
  program
    .description('Lo que hace quien opera el servidor, también con el producto en marcha.')
    .version(versionLine(buildInfo()), '--version', 'muestra la versión')
    .helpOption('-h, --help', 'muestra la ayuda')
    .helpCommand('ayuda [orden]', 'muestra la ayuda de una orden')
    .configureHelp({ styleTitle: (title) => TITLES[title] ?? title })
    .configureOutput({ writeOut: (text) => print(text.trimEnd()), writeErr: () => undefined })
    .exitOverride();

  /** Declares a command whose work needs the database and the store. */
  const command = (usage: string, description: string) => program.command(usage).description(description);
  const inWorkplace = (work: (place: Workplace) => Promise<void>, isNew = false): Promise<void> =>
    withWorkplace(settings, isNew, work);

  command('doctor', 'prueba cada parte del producto: una línea por cada una').action(() =>
    inWorkplace(async (place) => {
      if (!(await runDoctor(place, print))) state.code = 1;
    }),
  );
  command('report', 'reúne lo que sirve para informar un problema, sin secretos ni datos de personas').action(() =>
    inWorkplace((place) => report(place, print)),
  );
  command('people', 'muestra a las personas que pueden entrar').action(() =>
    inWorkplace((place) => listPeople(place, print)),
  );
  command('grant-admin <correo>', 'da acceso de administrador a una persona, también si no existe').action(
    (address: string) => {
      if (!isEmail(address)) throw new StartError('Escribe un correo completo.');
      return inWorkplace((place) => grantAdmin(place, address, print));
    },
  );
  command('end-sessions [correo]', 'cierra las sesiones de una persona, o de todas').action((address?: string) =>
    inWorkplace((place) => endSessions(place, address, print)),
  );
  command('end-links', 'cierra todos los enlaces secretos: cotizaciones, solicitudes, opiniones, agendas').action(() =>
    inWorkplace((place) => endLinks(place, print)),
  );
  const mail = command('mail', 'los correos del producto');
  mail
    .command('retry')
    .description('intenta ahora los correos que no han salido, y dice cuántos son')
    .action(() => inWorkplace((place) => retryMails(place, print)));
  mail
    .command('test <correo>')
    .description('envía ahora un correo de prueba')
    .action((address: string) => {
      if (!isEmail(address)) throw new StartError('Escribe un correo completo.');
      return inWorkplace((place) => sendTestMail(place, address, print));
    });
  command('verify', 'compara la base de datos con los archivos y con lo que se calcula de ella')
    .option('--repair', 'corrige lo que se puede corregir')
    .action(({ repair = false }: { repair?: boolean }) =>
      inWorkplace(async (place) => {
        if (!(await verify(place, repair, print))) state.code = 1;
      }),
    );
  command('accept-store', 'da por bueno el almacén de archivos que dice la configuración').action(() =>
    inWorkplace(async ({ databaseUrl, storage, env }) => {
      await acceptStore(databaseUrl, storage);
      print(`${placeOf(env)} es desde ahora el almacén de esta base de datos.`);
    }),
  );
  command('backup [carpeta]', 'respalda en una carpeta, o donde dice la configuración').action((folder?: string) =>
    inWorkplace((place) => backUp(place, folder, print)),
  );
  command('backups', 'muestra los respaldos guardados').action(() => inWorkplace((place) => listBackups(place, print)));
  command('restore <respaldo>', 'restaura una carpeta o un respaldo guardado donde aún no hay datos').action(
    (backup: string) => inWorkplace((place) => restore(place, backup, print), true),
  );
  command('drill', 'restaura el último respaldo guardado en una base vacía y compara cada fila y archivo')
    .option('--database <dirección>', 'base de datos vacía; sin ella, una propia que se borra')
    .action(async ({ database }: { database?: string }) => {
      if (!(await runDrill(readEnv(settings), database, print))) state.code = 1;
    });
  return program;
}
