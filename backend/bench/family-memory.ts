import { readFile } from 'node:fs/promises';

const KB = 1024;

/** Memory in MB: of a process, and of it with its children. Pages of files that they share count once. */
interface FamilyMemory {
  own: number;
  family: number;
}

export async function familyMemory(pid: number): Promise<FamilyMemory> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').filter(Boolean);
  const [own = NOTHING, ...others] = await Promise.all([pid, ...children.map(Number)].map(residentOf));
  const all = [own, ...others];
  return {
    own: own.anonymous + own.files,
    family: all.reduce((sum, { anonymous }) => sum + anonymous, 0) + Math.max(...all.map(({ files }) => files)),
  };
}

/** Most memory that a process ever had, in MB. */
export const mostMemory = async (pid: number): Promise<number> => lineOf(await statusOf(pid), 'VmHWM');

const NOTHING = { anonymous: 0, files: 0 };

async function residentOf(pid: number): Promise<{ anonymous: number; files: number }> {
  const status = await statusOf(pid);
  return { anonymous: lineOf(status, 'RssAnon'), files: lineOf(status, 'RssFile') };
}

/** Nothing, for a process that has ended. */
const statusOf = (pid: number): Promise<string> => readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');

const lineOf = (status: string, name: string): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / KB;
