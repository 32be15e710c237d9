import { unknownSettings } from './unknown-settings.js';

const KNOWN = ['PORT', 'TRUST_PROXY', 'SMTP_URL', 'SMTP_URL_FILE', 'DATABASE_POOL', 'BACKUP_CRON', 'RATE_LIMIT_PAGES'];
const found = (...names: string[]) => unknownSettings(names, KNOWN);

describe('names that look like settings', () => {
  it.each([
    ['TRUST_PROXI', 'TRUST_PROXY'],
    ['TRUST_PROXYS', 'TRUST_PROXY'],
    ['TRUSTPROXY', 'TRUST_PROXY'],
    ['TRUST_PORXY', 'TRUST_PROXY'],
    ['SMTP_ULR', 'SMTP_URL'],
    ['RATE_LIMIT_PAGE', 'RATE_LIMIT_PAGES'],
    ['DATABASE_PASWORD', 'DATABASE_PASSWORD'],
  ])('are told with the one that was meant: %s', (name, meant) => {
    expect(found(name)).toEqual([{ name, meant }]);
  });

  it.each(['SMTP_HOST', 'BACKUP_SCHEDULE', 'RATE_LIMIT_LOGIN', 'S3_KEY', 'MAIL_PASSWORD'])(
    'are told without one where they only begin like ours: %s',
    (name) => {
      expect(found(name)).toEqual([{ name, meant: undefined }]);
    },
  );

  it('are not those of the product, of compose and of other programs', () => {
    const others = [
      'PATH',
      'HOME',
      'MAIL',
      'NODE_ENV',
      'SPORT',
      'PORTS',
      'COMPOSE_FILE',
      'DATABASE_HOST',
      'DATABASE_NAME',
    ];
    const services = ['DATABASE_PORT', 'DATABASE_PORT_5432_TCP', 'S3_SERVICE_HOST', 'SMTP_PORT_25_TCP_ADDR'];
    expect(found(...KNOWN, 'DATABASE_PASSWORD', 'SOBREMESA_IMAGE', ...others, ...services)).toEqual([]);
  });
});
