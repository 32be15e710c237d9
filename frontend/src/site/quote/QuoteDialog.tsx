import { useId } from 'react';
import { useGetCompanyQuery, type CompanyDto } from '../../api/generated';
import { Dialog } from '../../ui/Dialog';
import { chatLink, phone } from '../../ui/format';
import { Arrow, Icon } from '../../ui/Icon';
import { Picture, type ImageData } from '../../ui/Picture';
import { Ring } from '../../ui/Ring';
import { quoteMail, quoteMessage } from './message';

/** The chef or experience a visitor was looking at when they asked for a quote. */
export interface QuoteSubject {
  name: string;
  picture: ImageData;
}

interface QuoteDialogProps {
  about?: QuoteSubject;
  onClose: () => void;
}

/** 'Cotiza con nosotros': the ways to reach the company, each with the request already begun (decisions.md 5). */
export function QuoteDialog({ about, onClose }: QuoteDialogProps) {
  const titleId = useId();
  const { data, isError, refetch } = useGetCompanyQuery();

  return (
    <Dialog className="dialog" labelledBy={titleId} onClose={onClose}>
      <div className="dialog__grid">
        <div className="dialog__aside on-dark">
          <Ring stroke={1.2} />
          <h2 id={titleId}>Cotiza con nosotros</h2>
          {about && <About subject={about} />}
          <p className="opt-wide">Cuéntanos de tu mesa y te proponemos chefs y menús que calzan.</p>
        </div>
        <div className="dialog__main">
          <p>
            Dinos <strong>la fecha, la comuna y cuántos son</strong>. El mensaje ya va empezado: solo complétalo.
          </p>
          {data && <Ways company={data.data} subject={about?.name} />}
          {isError && <Unreachable onRetry={() => void refetch()} />}
          <div className="dialog__actions">
            <button className="btn btn--ghost" type="button" onClick={onClose}>
              Cancelar
            </button>
          </div>
        </div>
        <button className="icon-btn dialog__x" type="button" aria-label="Cerrar" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
    </Dialog>
  );
}

function About({ subject }: { subject: QuoteSubject }) {
  return (
    <div className="about">
      <div className="pic pic--plate">
        <Picture image={subject.picture} alt="" sizes="3.75rem" />
      </div>
      <div>
        <p>Quieres cotizar con</p>
        <b>{subject.name}</b>
      </div>
    </div>
  );
}

function Ways({ company, subject }: { company: CompanyDto; subject?: string }) {
  return (
    <ul className="ways" role="list">
      <li>
        <a href={chatLink(company.phone_number, quoteMessage(subject))} target="_blank" rel="noopener noreferrer">
          <Icon name="whatsapp" />
          <span>
            <b>WhatsApp</b> {phone(company.phone_number)}
          </span>
          <Arrow />
        </a>
      </li>
      <li>
        <a href={quoteMail(company.email, subject)}>
          <Icon name="mail" />
          <span>
            <b>Correo</b> {company.email}
          </span>
          <Arrow />
        </a>
      </li>
    </ul>
  );
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="stack" role="alert">
      <p>No pudimos traer nuestros datos de contacto.</p>
      <button className="btn btn--outline" type="button" onClick={onRetry}>
        Volver a intentar
      </button>
    </div>
  );
}
