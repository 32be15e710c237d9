import { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { HandedOut } from './private-papers.js';

/** Sends a private paper: as an attachment, so that no browser opens it in our origin, and kept by nobody. */
export function sendPaper({ type, name, bytes, content }: HandedOut, reply: FastifyReply): StreamableFile {
  void reply.header('Cache-Control', 'no-store').header('X-Content-Type-Options', 'nosniff');
  return new StreamableFile(content, { type, length: bytes, disposition: `attachment; filename="${name}"` });
}
