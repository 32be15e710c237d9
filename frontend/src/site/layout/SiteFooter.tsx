import type { CSSProperties, MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { useGetCompanyQuery } from '../../api/public.generated';
import { selectUser } from '../../session/session-slice';
import { phone, phoneLink } from '../../ui/format';
import { Icon } from '../../ui/Icon';
import { useSettings } from '../../ui/settings';
import { EXPLORE_LINKS, HOUSE_LINKS, linksFor } from './links';
import { NavLinks } from './NavLinks';
import { SocialLinks } from './SocialLinks';
import { useFooterText } from './use-footer-text';

/** The id of the page's main part, for the skip link and the scroll-to-top control. */
export const CONTENT_ID = 'contenido';

function backToTop(event: MouseEvent) {
  event.preventDefault();
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}

interface SiteFooterProps {
  /** Asks again whether the visit may be counted. Undefined when nothing is counted. */
  onCookies?: () => void;
}

/** The footer: every public page, the company's contact data, and the scroll-to-top control. */
export function SiteFooter({ onCookies }: SiteFooterProps) {
  const { productName } = useSettings();
  const { say, base } = useFooterText();
  const { data } = useGetCompanyQuery();
  const company = data?.data;
  const user = useSelector(selectUser);

  return (
    <footer className="site-footer on-dark">
      <div className="wrap">
        <div className="footer__grid">
          <div className="stack">
            <p className="footer__say">{say}</p>
            <SocialLinks company={company} />
          </div>
          <nav aria-label="Explora">
            <h2>Explora</h2>
            <ul role="list">
              <NavLinks links={EXPLORE_LINKS} />
            </ul>
          </nav>
          <nav aria-label={productName}>
            <h2>{productName}</h2>
            <ul role="list">
              <NavLinks links={linksFor(user, HOUSE_LINKS)} />
            </ul>
          </nav>
          <div>
            {company && (
              <>
                <h2>Contacto</h2>
                <ul role="list">
                  <li>
                    <a href={`mailto:${company.email}`}>{company.email}</a>
                  </li>
                  <li>
                    <a href={phoneLink(company.phone_number)} target="_blank" rel="noopener noreferrer">
                      {phone(company.phone_number)}
                    </a>
                  </li>
                  <li>
                    <span>{[company.address, company.city].filter(Boolean).join(', ')}</span>
                  </li>
                </ul>
              </>
            )}
          </div>
        </div>
        <div className="footer__base">
          <p>{base}</p>
          {onCookies && (
            <button className="footer__cookies" type="button" onClick={onCookies}>
              Cookies y privacidad
            </button>
          )}
          <a className="icon-btn" href={`#${CONTENT_ID}`} aria-label="Volver arriba" onClick={backToTop}>
            <Icon name="arrow-up" />
          </a>
        </div>
      </div>
      <span
        className="footer__name"
        aria-hidden="true"
        data-name={productName}
        style={{ '--letters': productName.length } as CSSProperties}
      />
    </footer>
  );
}
