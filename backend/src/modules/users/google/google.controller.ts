import { Controller, Get, Query, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Env } from '../../../config/env.js';
import { Public } from '../../../platform/http/access.js';
import { SignInLimit } from '../session/sign-in-limit.js';
import { BegunHere, StartsHere } from './begin-guards.js';
import { GoogleSignIn } from './google-sign-in.js';
import { loginPage, redirectPrivately, SIGN_IN_DOORS } from './private-redirect.js';
import { SignInFailureFilter } from './sign-in-failure.filter.js';

/** The redirect flow behind the sign-in button. Both ends answer with redirects only, never with an envelope. */
@ApiTags('users')
@Public()
@UseFilters(SignInFailureFilter)
@Controller('auth/google')
export class GoogleController {
  constructor(
    private readonly env: Env,
    private readonly google: GoogleSignIn,
  ) {}

  /** Sends the browser to Google (locally to its stand-in) to choose an account. On another host, to the public one first. */
  @Get()
  @UseGuards(StartsHere, SignInLimit)
  @ApiQuery({
    name: 'host',
    required: false,
    enum: ['public'],
    description: 'Set by the redirect to the public host, so that it happens once.',
  })
  @ApiQuery({
    name: 'door',
    required: false,
    enum: SIGN_IN_DOORS,
    description: "Where the browser comes back to: the sign-in of staff unless 'cocina', that of chefs.",
  })
  @ApiResponse({ status: 302, description: 'A Google, o primero a la dirección pública.' })
  async startGoogleSignIn(
    @Query('host') host: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const here = host === 'public' || this.google.isOnPublicHost(request);
    const door = this.google.doorOf(request);
    const elsewhere = `${this.env.PUBLIC_URL}/api/v1/auth/google?host=public${door === 'cocina' ? '&door=cocina' : ''}`;
    const target = here ? await this.google.begin(reply, door) : elsewhere;
    redirectPrivately(reply, target);
  }

  /**
   * Where Google sends the browser back to. Goes on to `/login#credential=<ID token>`, or to `/login#error=<code>` with
   * access_denied, expired, busy or server; a chef's sign-in to `/cocina/entrar` in the same way.
   */
  @Get('callback')
  @UseGuards(BegunHere, SignInLimit)
  @ApiQuery({ name: 'code', required: false, type: String })
  @ApiQuery({ name: 'state', required: false, type: String })
  @ApiQuery({ name: 'error', required: false, type: String })
  @ApiResponse({ status: 302, description: 'A la página de inicio de sesión.' })
  async finishGoogleSignIn(
    @Query() query: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { door, credential } = await this.google.finish(query, request, reply);
    redirectPrivately(reply, loginPage(door, { credential }));
  }
}
