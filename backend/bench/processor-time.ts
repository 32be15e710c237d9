import { readFile } from 'node:fs/promises';

/** Hundredths of a second, Linux's unit for a process's time. */
const TICK_MS = 10;

/** Processor time in milliseconds: of the process, and of its children that have ended. */
async function timesOf(pid: number): Promise<{ own: number; ended: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
  return { own: (user + system) * TICK_MS, ended: (endedUser + endedSystem) * TICK_MS };
}

/** Processor time that a process has used so far, in milliseconds. */
export const processorTime = async (pid: number): Promise<number> => (await timesOf(pid)).own;

/** The same including all children: PostgreSQL has a process for each connection. */
export async function familyTime(pid: number): Promise<number> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').filter(Boolean);
  const { own, ended } = await timesOf(pid);
  const living = await Promise.all(children.map((child) => processorTime(Number(child)).catch(() => 0)));
  return living.reduce((sum, time) => sum + time, own + ended);
}
