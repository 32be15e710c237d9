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
import { deviceOf } from './device.js';
import { EndSessionDto, LoginDto, OwnSessionDto, SessionDto, ValidTokenDto } from './session.dto.js';
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
    const isOwnNonce = (candidate: string) => this.cookies.hasNonce(request, candidate, 'gestion');
    const device = deviceOf(request.headers['user-agent']);
    const { session, nonce } = await this.sessions.login(body, isOwnNonce, device);
    this.cookies.forgetNonce(reply, nonce, 'gestion');
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

  /** The caller's sessions that still work, the last used first. One ends after an hour without a call. */
  @Get('users/sessions')
  @SignedIn()
  @Answer({ msg: 'Tus sesiones', type: OwnSessionDto, isArray: true, maxItems: 50 })
  @Refuses(401)
  listOwnSessions(@CurrentPerson() caller: Caller): Promise<OwnSessionDto[]> {
    return this.sessions.own(caller);
  }

  /** Ends another session of the caller. One that has ended, or is somebody else's, stays as it is. */
  @Post('users/sessions/end')
  @SignedIn()
  @Answer({ msg: 'La sesión fue cerrada.' })
  @Refuses(400, 401, 413, 415)
  endOwnSession(@Body() { id }: EndSessionDto, @CurrentPerson() caller: Caller): Promise<void> {
    return this.sessions.endOthers(caller, id);
  }

  /** Ends all sessions of the caller but this one. */
  @Post('users/sessions/end-others')
  @SignedIn()
  @Answer({ msg: 'Las otras sesiones fueron cerradas.' })
  @Refuses(401)
  endOtherSessions(@CurrentPerson() caller: Caller): Promise<void> {
    return this.sessions.endOthers(caller);
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
