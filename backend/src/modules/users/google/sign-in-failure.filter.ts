import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { loginPage, redirectPrivately } from './private-redirect.js';
import { SignInFailure } from './sign-in-failure.js';

/** A person in a browser gets the login page with a code, not an envelope, whatever went wrong. */
@Catch()
export class SignInFailureFilter implements ExceptionFilter {
  private readonly logger = new Logger('GoogleSignIn');

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const code = error instanceof SignInFailure ? error.code : 'server';
    if (code === 'server' && !(error instanceof HttpException)) this.logger.warn(reasonOf(error));
    redirectPrivately(reply, loginPage({ error: code }));
  }
}

/** What happened, without the issuer's answer: it could hold a code or a token. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : 'unknown reason';
}
