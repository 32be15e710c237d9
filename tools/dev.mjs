/**
 * Development: the server, recompiled and restarted when its code changes, and Vite in front of it, which renders the
 * pages from their sources. Both end together.
 */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const { PORT = '3000', DATA_DIR = '.data', SITE_PORT = '5173' } = process.env;
const site = `http://localhost:${SITE_PORT}`;

/** @type {[workspace: string, args: string[], env: NodeJS.ProcessEnv][]} */
const PARTS = [
  ['backend', [], { PORT, DATA_DIR: resolve(DATA_DIR), PUBLIC_URL: site }],
  ['frontend', ['--', '--port', SITE_PORT, '--strictPort'], { API_URL: `http://localhost:${PORT}` }],
];
const children = PARTS.map(([workspace, args, env]) =>
  spawn('npm', ['run', '--silent', 'dev', '-w', workspace, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }),
);

const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
