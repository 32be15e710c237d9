import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { ByLink, TokenParam } from '../../platform/links/by-link.js';
import { MyRequestDto, MyErasureDto, RestrictMyRequestDto } from './client-request.dto.js';
import { ClientRequestService } from './client-request.service.js';

/** What the link of a request opens to its client. */
@ApiTags('quotes')
@Controller('my_request')
export class ClientRequestController {
  constructor(private readonly requests: ClientRequestService) {}

  /** The client's request: its state, what was asked for, and what the client may do. Refused (409) while their data are blocked. */
  @Get(':token')
  @ByLink()
  @Answer({ msg: 'Tu solicitud', type: MyRequestDto })
  @Refuses(404, 409)
  getMyRequest(@TokenParam() token: unknown): Promise<MyRequestDto> {
    return this.requests.read(token);
  }

  /** Withdraws the request. Withdrawn again, it stays as it is; refused (409) once the evening has taken place. */
  @Post('withdraw/:token')
  @ByLink()
  @Answer({ msg: 'Retiraste tu solicitud.' })
  @Refuses(404, 409)
  async withdrawMyRequest(@TokenParam() token: unknown): Promise<void> {
    await this.requests.withdraw(token);
  }

  /**
   * Adds or corrects what the guests cannot eat, with the client's consent, or removes it. Refused (409) once the evening has begun
   * or the request has ended.
   */
  @Post('restrictions/:token')
  @ByLink()
  @Answer({ msg: 'Lo anotamos.' })
  @Refuses(400, 404, 409, 413, 415)
  async restrictMyRequest(@TokenParam() token: unknown, @Body() form: RestrictMyRequestDto): Promise<void> {
    await this.requests.restrict(token, form);
  }

  /**
   * Erases the client's data: at once where nothing was accepted, and then this link is over. Otherwise staff are asked to, who
   * have 30 days.
   */
  @Post('erase/:token')
  @ByLink()
  @Answer({ msg: 'Recibimos tu pedido.', type: MyErasureDto })
  @Refuses(404, 409)
  async eraseMyRequest(@TokenParam() token: unknown): Promise<MyErasureDto> {
    const outcome = await this.requests.erase(token);
    return { erased: outcome.erased, answered_until: outcome.erased ? null : outcome.dueOn };
  }
}
