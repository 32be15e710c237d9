import { Body, Controller, Get, Header, Headers, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { databaseRefusal } from '../../../platform/database/database-errors.js';
import {
  CurrentPerson,
  NAME_HEADER,
  Public,
  ROLE_HEADER,
  SignedIn,
  type Caller,
} from '../../../platform/http/access.js';
import { Answer, ErrorAnswer, RawAnswer, REFUSALS, Refuses } from '../../../platform/http/answer/answer.js';
import { SignInCookies } from '../google/sign-in-cookies.js';
import { SignInLimit } from './sign-in-limit.js';
import { LoginDto, SessionDto, ValidTokenDto } from './session.dto.js';
import { SessionService } from './session.service.js';

/** Signing in and out, and the check of a stored token. */
@ApiTags('users')
@Controller()
export class SessionController {
  constructor(
    private readonly sessions: SessionService,
    private readonly cookies: SignInCookies,
  ) {}

  /** Signs in with the Google credential of this browser's sign-in. An invited person becomes active. */
  @Post('users/login')
  @Public()
  @UseGuards(SignInLimit)
  @Header('Cache-Control', 'no-store')
  @Answer({ msg: 'Sesión iniciada.', type: SessionDto })
  @Refuses(400, 401, 403)
  async login(
    @Body() body: LoginDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    const { session, nonce } = await this.sessions.login(body, (candidate) =>
      this.cookies.hasNonce(request, candidate),
    );
    this.cookies.forgetNonce(reply, nonce);
    return session;
  }

  /** Ends the session on the server: its token stops working at once. */
  @Post('users/logout')
  @SignedIn()
  @Answer({ msg: 'Sesión cerrada.' })
  @Refuses(401)
  logout(@CurrentPerson() caller: Caller): Promise<void> {
    return this.sessions.logout(caller);
  }

  /**
   * Whether the token of the Authorization header still works: false on any failure. While the database is away the
   * status is 503, so that the caller can try again instead of signing the person out.
   */
  @Get('validate-token')
  @Public()
  @ApiBearerAuth()
  @Header('Cache-Control', 'no-store')
  @RawAnswer({ msg: 'Si la sesión es válida.', type: ValidTokenDto })
  @ApiResponse({ status: 429, description: REFUSALS[429] ?? '', type: ErrorAnswer })
  @ApiResponse({ status: 503, description: REFUSALS[503] ?? '', type: ValidTokenDto })
  async validateToken(
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ValidTokenDto> {
    try {
      const caller = await this.sessions.callerOf(authorization);
      if (caller) void reply.headers({ [ROLE_HEADER]: caller.role, [NAME_HEADER]: encodeURIComponent(caller.name) });
      return { isValid: caller !== undefined };
    } catch (error) {
      if (databaseRefusal(error)?.status !== 503) throw error;
      void reply.status(503);
      return { isValid: false };
    }
  }
}
