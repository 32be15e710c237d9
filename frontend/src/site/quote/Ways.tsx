import type { CompanyDto } from '../../api/public.generated';
import { chatLink, phone } from '../../ui/format';
import { Arrow, Icon, LineDrawing } from '../../ui/Icon';
import { mailLink, type FirstMessage } from './message';

interface WaysProps {
  company: CompanyDto;
  message: FirstMessage;
}

/** The ways to contact the company. Mail and chat begin with a prepared message. */
export function Ways({ company, message }: WaysProps) {
  return (
    <ul className="ways" role="list">
      <li>
        <a href={chatLink(company.phone_number, message.body)} target="_blank" rel="noopener noreferrer">
          <Icon name="whatsapp" />
          <span>
            <b>WhatsApp</b> {phone(company.phone_number)}
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
