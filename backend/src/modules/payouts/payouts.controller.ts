import { Body, Controller, Get, Post, Put, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { LogExports } from '../../platform/audit/log-exports.js';
import { CurrentPerson, Roles, SignedIn, type Caller } from '../../platform/http/access.js';
import { Answer, FileAnswer, Refuses } from '../../platform/http/answer/answer.js';
import { ListAnswer, type Listed } from '../../platform/http/answer/list-answer.js';
import { BodyLimit } from '../../platform/http/limit/server-limits.js';
import { IdParam } from '../../platform/http/value/params.js';
import { sendPaper } from '../files/index.js';
import { ChefPays } from '../offers/index.js';
import { BoletasService } from './boletas.service.js';
import { PayeesService } from './payees.service.js';
import { PayoutPages } from './payout-pages.js';
import { PayoutSettingsService } from './payout-settings.service.js';
import {
  BankFileAnswerDto,
  BankFileDto,
  EveningPartDto,
  ListPayoutsQuery,
  MarkPaidDto,
  PaidOutcomeDto,
  PayeeDto,
  PayeeFieldsDto,
  PayoutRowDto,
  PayoutSettingsDto,
  PayoutSettingsFieldsDto,
  SettlePayDto,
  UndoPayoutDto,
} from './payouts.dto.js';
import { PayoutNotFoundError } from './payouts.errors.js';
import { PayoutsService } from './payouts.service.js';

/** Most commas and colons of a body: a hundred evenings with what there was to pay for each. */
const MANY_PARTS = 512;

/** What chefs get. Staff agree it; administrators pay. */
@ApiTags('payouts')
@Controller('payouts')
export class PayoutsController {
  constructor(
    private readonly service: PayoutsService,
    private readonly pages: PayoutPages,
    private readonly pays: ChefPays,
    private readonly payees: PayeesService,
    private readonly boletas: BoletasService,
    private readonly settings: PayoutSettingsService,
  ) {}

  /** What is due to chefs, lies ahead, was paid, and where nobody agreed anything. */
  @Get('all')
  @Roles('ADMIN')
  @LogExports('payout')
  @ListAnswer({ msg: 'Pagos a chefs', type: PayoutRowDto })
  @Refuses(400, 401, 403)
  listPayouts(@Query() asked: ListPayoutsQuery): Promise<Listed<PayoutRowDto>> {
    return this.pages.list(asked);
  }

  /** Notes payouts that were made, all in one transaction. What cannot be noted is named with the reason. Sent again nothing changes. */
  @Post('mark-paid')
  @Roles('ADMIN')
  @BodyLimit(1, MANY_PARTS)
  @Answer({ msg: 'Los pagos quedaron anotados.', type: PaidOutcomeDto, isArray: true })
  @Refuses(400, 401, 403, 413, 415)
  async markPaid(@Body() form: MarkPaidDto, @CurrentPerson() caller: Caller): Promise<PaidOutcomeDto[]> {
    const outcomes = await this.service.markPaid(form, caller);
    const rows = await this.pages.rows(outcomes.map(({ evening_id: id }) => id));
    return outcomes.map((outcome) => ({ ...outcome, row: rows.find(({ id }) => id === outcome.evening_id) ?? null }));
  }

  /**
   * Takes a payout back by an entry of the ledger: it is due again. Taken back again nothing changes. Refused (409) where the chef was
   * paid again since then. The answer is its row.
   */
  @Post('undo/:id')
  @Roles('ADMIN')
  @Answer({ msg: 'El pago quedó deshecho.', type: PayoutRowDto })
  @Refuses(400, 401, 403, 404, 409, 413, 415)
  async undoPayout(
    @IdParam() id: number,
    @Body() { note }: UndoPayoutDto,
    @CurrentPerson() caller: Caller,
  ): Promise<PayoutRowDto> {
    const [row] = await this.pages.rows([await this.service.undo(id, note, caller)]);
    if (!row) throw new PayoutNotFoundError();
    return row;
  }

  /** What to transfer to which account for evenings whose payout is due, a line for each chef. The log says who took it. */
  @Post('bank-file')
  @Roles('ADMIN')
  @BodyLimit(1, MANY_PARTS)
  @Answer({ msg: 'Planilla para el banco', type: BankFileAnswerDto })
  @Refuses(400, 401, 403, 413, 415)
  makeBankFile(@Body() { evening_ids }: BankFileDto): Promise<BankFileAnswerDto> {
    return this.pages.bankFile(evening_ids);
  }

  /** What the chef of an evening gets, and whether that was paid. */
  @Get('of-evening/:id')
  @SignedIn()
  @Answer({ msg: 'Lo del chef', type: EveningPartDto })
  @Refuses(400, 401, 404)
  getEveningPart(@IdParam() id: number): Promise<EveningPartDto> {
    return this.pages.ofEvening(id);
  }

  /**
   * Agrees with the chef of an evening what they get: the sheet that they have is stale then. Refused (409) once it was paid, and of
   * a cancelled evening.
   */
  @Put('settle/:id')
  @SignedIn()
  @Answer({ msg: 'Quedó acordado con el chef.', type: EveningPartDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  async settleChefPay(@IdParam() id: number, @Body() { amount, version }: SettlePayDto): Promise<EveningPartDto> {
    await this.pays.settle(id, amount ?? null, version ?? null);
    return this.pages.ofEvening(id);
  }

  /** The boleta that the chef of an evening gave, as an attachment. */
  @Get('boleta/:id')
  @Roles('ADMIN')
  @FileAnswer('application/pdf', 'La boleta')
  @Refuses(400, 401, 403, 404)
  async getBoleta(@IdParam() id: number, @Res({ passthrough: true }) reply: FastifyReply): Promise<StreamableFile> {
    return sendPaper(await this.boletas.forStaff(id), reply);
  }

  /** How a chef is paid: a commission of their own, and the account. */
  @Get('payee/:id')
  @Roles('ADMIN')
  @Answer({ msg: 'Cómo se le paga', type: PayeeDto })
  @Refuses(400, 401, 403, 404)
  getPayee(@IdParam() id: number): Promise<PayeeDto> {
    return this.payees.read(id);
  }

  /** Says how a chef is paid. What was agreed before stays. */
  @Put('payee/:id')
  @Roles('ADMIN')
  @Answer({ msg: 'Quedó guardado cómo se le paga.', type: PayeeDto })
  @Refuses(400, 401, 403, 404, 409, 413, 415)
  updatePayee(@IdParam() id: number, @Body() form: PayeeFieldsDto): Promise<PayeeDto> {
    return this.payees.save(id, form);
  }

  /** The company's commission, and the retention of boletas by day. */
  @Get('settings')
  @SignedIn()
  @Answer({ msg: 'Lo de los chefs', type: PayoutSettingsDto })
  @Refuses(401)
  getPayoutSettings(): Promise<PayoutSettingsDto> {
    return this.settings.read();
  }

  /** Changes them. Evenings that were agreed before keep their commission. */
  @Put('settings')
  @Roles('ADMIN')
  @BodyLimit(1, MANY_PARTS)
  @Answer({ msg: 'Quedó guardado.', type: PayoutSettingsDto })
  @Refuses(400, 401, 403, 409, 413, 415)
  updatePayoutSettings(@Body() form: PayoutSettingsFieldsDto): Promise<PayoutSettingsDto> {
    return this.settings.save(form);
  }
}
