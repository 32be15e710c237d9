import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { ThrottlerException } from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GoogleSignIn } from './google-sign-in.js';
import { loginPage, redirectPrivately } from './private-redirect.js';
import { SignInFailure, StartedElsewhere, type SignInFailureCode } from './sign-in-failure.js';

/** Sends a person in a browser to the login page with a code, not an envelope, whatever failed. */
@Catch()
export class SignInFailureFilter implements ExceptionFilter {
  private readonly logger = new Logger('GoogleSignIn');

  constructor(private readonly google: GoogleSignIn) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const door = this.google.doorOf(http.getRequest<FastifyRequest>());
    if (error instanceof StartedElsewhere) return redirectPrivately(reply, loginPage(door));
    const code = codeOf(error);
    if (code === 'server' && !(error instanceof HttpException)) this.logger.warn(reasonOf(error));
    redirectPrivately(reply, loginPage(door, { error: code }));
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
