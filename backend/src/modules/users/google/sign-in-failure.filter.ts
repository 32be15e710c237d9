import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { ThrottlerException } from '@nestjs/throttler';
import type { FastifyReply } from 'fastify';
import { LOGIN_PAGE, loginPage, redirectPrivately } from './private-redirect.js';
import { SignInFailure, StartedElsewhere, type SignInFailureCode } from './sign-in-failure.js';

/** Sends a person in a browser to the login page with a code, not an envelope, whatever failed. */
@Catch()
export class SignInFailureFilter implements ExceptionFilter {
  private readonly logger = new Logger('GoogleSignIn');

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (error instanceof StartedElsewhere) return redirectPrivately(reply, LOGIN_PAGE);
    const code = codeOf(error);
    if (code === 'server' && !(error instanceof HttpException)) this.logger.warn(reasonOf(error));
    redirectPrivately(reply, loginPage({ error: code }));
  }
}

function codeOf(error: unknown): SignInFailureCode {
  if (error instanceof ThrottlerException) return 'busy';
  return error instanceof SignInFailure ? error.code : 'server';
}

/** What failed, without the issuer's answer, which could contain a code or a token. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : 'unknown reason';
}
