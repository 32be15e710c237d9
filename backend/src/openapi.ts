import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { readEnv } from './config/env.js';
import { createApp } from './create-app.js';
import { openApiDocument } from './openapi-document.js';

/** Writes the OpenAPI document to the file named on the command line. Needs no database. */
const file = process.argv[2];
if (!file) throw new Error('usage: openapi FILE');
const env = readEnv({ NODE_ENV: 'test', TOKEN_SECRET: 'only-to-describe-the-api-never-to-sign' });
const app = await createApp(env, { preview: true });
writeFileSync(file, `${JSON.stringify(openApiDocument(app), null, 2)}\n`);
process.exit(0);
