import { Outlet } from 'react-router-dom';
import { useGetCompanyQuery } from '../../api/public.generated';
import { Brand } from '../../ui/Brand';
import { hasChat, phone, phoneLink } from '../../ui/format';
import { PageStyle } from '../../ui/PageStyle';
import css from './secret.css?inline';
import { CONTENT_ID } from './SiteFooter';
import { useFooterText } from './use-footer-text';

/** Around every page behind a secret link: the name of the house, and how to reach it. Nothing in it needs a script. */
export function SecretLayout() {
  const { base } = useFooterText();
  const { data } = useGetCompanyQuery();
  const company = data?.data;
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <PageStyle name="secret" css={css} />
      <header className="secret-header">
        <div className="wrap">
          <Brand />
        </div>
      </header>
      <main id={CONTENT_ID} tabIndex={-1}>
        <Outlet />
      </main>
      <footer className="secret-footer">
        <div className="wrap">
          {company && (
            <p>
              ¿Dudas? Escríbenos a <a href={`mailto:${company.email}`}>{company.email}</a> o{' '}
              {hasChat(company.phone_number) ? 'por WhatsApp al' : 'llámanos al'}{' '}
              <a href={phoneLink(company.phone_number)} rel="noopener noreferrer">
                {phone(company.phone_number)}
              </a>
              .{company.working_hours && ` ${company.working_hours}.`}
            </p>
          )}
          <p>{base}</p>
        </div>
      </footer>
    </>
  );
}
