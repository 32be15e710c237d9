import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPerson, Roles, SignedIn, type Caller } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { accountOf } from './bank-account.entity.js';
import { MoneySettingsDto, MoneySettingsFieldsDto, PayTermsDto, shownTerms } from './money-settings.dto.js';
import { MoneySettingsService } from './money-settings.service.js';
import { MoneyRepository } from './money.repository.js';

/** How the company takes money. */
@ApiTags('money')
@Controller('money')
export class MoneySettingsController {
  constructor(
    private readonly money: MoneyRepository,
    private readonly service: MoneySettingsService,
  ) {}

  /** When which part of a total is due, without the account: with what an offer begins. */
  @Get('terms')
  @SignedIn()
  @Answer({ msg: 'Cuándo se paga', type: PayTermsDto })
  @Refuses(401)
  async getPayTerms(): Promise<PayTermsDto> {
    return shownTerms(await this.money.settings());
  }

  /** How the company takes money, with the account. */
  @Get('settings')
  @Roles('ADMIN')
  @Answer({ msg: 'Cómo se cobra', type: MoneySettingsDto })
  @Refuses(401, 403)
  getMoneySettings(): Promise<MoneySettingsDto> {
    return this.service.read();
  }

  /**
   * Says how the company takes money: from then on clients are asked for it, but not for what they agreed to before. Every administrator is mailed when the account changes.
   * Refused (409) without an account where no card is taken, and with a `version` older than the stored one.
   */
  @Put('settings')
  @Roles('ADMIN')
  @Answer({ msg: 'Quedó guardado cómo se cobra.', type: MoneySettingsDto })
  @Refuses(400, 401, 403, 409, 413, 415)
  async saveMoneySettings(
    @Body() form: MoneySettingsFieldsDto,
    @CurrentPerson() caller: Caller,
  ): Promise<MoneySettingsDto> {
    await this.service.save(
      {
        reservaPercent: form.reserva_percent,
        reservaHours: form.reserva_hours,
        saldoDays: form.saldo_days,
        confirmsDate: form.confirms_date,
        account: accountOf(form),
        version: form.version,
      },
      caller,
    );
    return this.service.read();
  }
}
