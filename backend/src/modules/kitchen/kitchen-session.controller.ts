import { Body, Controller, Get, Header, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { TinyBody } from '../../platform/http/limit/server-limits.js';
import { LoginDto, SignInCookies, SignInLimit } from '../users/index.js';
import type { ChefCaller } from './chef-caller.js';
import { CurrentChef, InKitchen } from './kitchen-decorators.js';
import { AskForLinkDto, EnterKitchenDto, KitchenChefDto, KitchenSessionDto } from './kitchen-session.dto.js';
import { KitchenSessionService } from './kitchen-session.service.js';
import { LinkRequests } from './link-requests.js';

/** How a chef gets into Mi cocina and out of it. */
@ApiTags('kitchen')
@Controller('kitchen')
export class KitchenSessionController {
  constructor(
    private readonly sessions: KitchenSessionService,
    private readonly links: LinkRequests,
    private readonly cookies: SignInCookies,
  ) {}

  /** Mails a link to a chef who has access. The answer is the same for every address. */
  @Post('ask-for-link')
  @Public()
  @TinyBody()
  @UseGuards(SignInLimit)
  @Header('Cache-Control', 'no-store')
  @Answer({ msg: 'Si ese correo tiene acceso, te mandamos un enlace. Sirve durante 15 minutos.' })
  @Refuses(400, 413, 415)
  askForKitchenLink(@Body() { email }: AskForLinkDto): Promise<void> {
    return this.links.ask(email);
  }

  /** Signs a chef in with the mailed link, which works once. */
  @Post('enter')
  @Public()
  @TinyBody()
  @UseGuards(SignInLimit)
  @Header('Cache-Control', 'no-store')
  @Answer({ msg: 'Entraste a tu cocina.', type: KitchenSessionDto })
  @Refuses(400, 404, 413, 415)
  enterKitchen(@Body() { token }: EnterKitchenDto): Promise<KitchenSessionDto> {
    return this.sessions.enter(token);
  }

  /** Signs a chef in with the Google credential of this browser's sign-in, which was begun with `door=cocina`. */
  @Post('enter-with-google')
  @Public()
  @UseGuards(SignInLimit)
  @Header('Cache-Control', 'no-store')
  @Answer({ msg: 'Entraste a tu cocina.', type: KitchenSessionDto })
  @Refuses(400, 401, 403, 413, 415)
  async enterKitchenWithGoogle(
    @Body() form: LoginDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<KitchenSessionDto> {
    const isOwn = (nonce: string) => this.cookies.hasNonce(request, nonce, 'cocina');
    const { session, nonce } = await this.sessions.enterWithGoogle(form, isOwn);
    this.cookies.forgetNonce(reply, nonce, 'cocina');
    return session;
  }

  /** Who is signed in. */
  @Get('me')
  @InKitchen()
  @Answer({ msg: 'Mi cocina', type: KitchenChefDto })
  @Refuses(401)
  getKitchenChef(@CurrentChef() { name, email, slug }: ChefCaller): KitchenChefDto {
    return { name, email, slug };
  }

  /** Ends the session on the server: its token stops working at once. */
  @Post('leave')
  @HttpCode(200)
  @InKitchen()
  @Answer({ msg: 'Saliste de tu cocina.' })
  @Refuses(401)
  leaveKitchen(@CurrentChef() chef: ChefCaller): Promise<void> {
    return this.sessions.leave(chef);
  }
}
