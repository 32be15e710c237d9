import type { CompanyDto } from '../../api/public.generated';
import { hasChat, phone, phoneLink } from '../../ui/format';
import { Arrow, Icon, LineDrawing } from '../../ui/Icon';
import { mailLink, type FirstMessage } from './message';

/** The ways to contact the company. Mail and chat begin with a prepared message. */
export function Ways({ company, message }: { company: CompanyDto; message: FirstMessage }) {
  return (
    <ul className="ways" role="list">
      <li>
        <a href={phoneLink(company.phone_number, message.body)} target="_blank" rel="noopener noreferrer">
          {hasChat(company.phone_number) ? <Icon name="whatsapp" /> : <Handset />}
          <span>
            <b>{hasChat(company.phone_number) ? 'WhatsApp' : 'Teléfono'}</b> {phone(company.phone_number)}
          </span>
          <Arrow />
        </a>
      </li>
      <li>
        <a href={mailLink(company.email, message)}>
          <LineDrawing>
            <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
            <path d="m4 7 8 6 8-6" />
          </LineDrawing>
          <span>
            <b>Correo</b> {company.email}
          </span>
          <Arrow />
        </a>
      </li>
    </ul>
  );
}

function Handset() {
  return (
    <LineDrawing>
      <path d="M6 3.5h3l1.5 4-2 1.5a11 11 0 0 0 6.5 6.5l1.5-2 4 1.5v3a2 2 0 0 1-2 2A16 16 0 0 1 4 5.5a2 2 0 0 1 2-2z" />
    </LineDrawing>
  );
}
