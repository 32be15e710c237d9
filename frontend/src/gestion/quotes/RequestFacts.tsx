import { Button } from 'antd';
import { Suspense, useState, type ReactNode } from 'react';

import type { QuoteRequestPageDto, RestrictionsDto } from '../../api/generated';
import { CopyButton } from '../../ui/admin/feedback/CopyText';
import { dayOf, momentText } from '../../ui/admin/moments';
import { clp, NONE, phone } from '../../ui/format';
import { optionalDialog } from '../../ui/optional/optional-dialog';
import { useSettings } from '../../ui/settings';
import { Facts } from '../layout/Fact';
import {
  chatWith,
  dayText,
  guestsText,
  isOpen,
  KIND_LABELS,
  mailtoLink,
  workingText,
  REPLY_LABELS,
} from './quote-labels';
import { QuoteMail } from './QuoteMail';

const FactsDialog = optionalDialog(async () => (await import('./FactsDialog')).FactsDialog);
const RestrictionsDialog = optionalDialog(async () => (await import('./RestrictionsDialog')).RestrictionsDialog);

interface RequestFactsProps {
  request: QuoteRequestPageDto;
  busy: boolean;
  onMailAgain: () => void;
  onDirty: (dirty: boolean) => void;
}

/** What the client asks for, how to reach them, and where the request came from. */
export function RequestFacts({ request, busy, onMailAgain, onDirty }: RequestFactsProps) {
  const [open, setOpen] = useState<'facts' | 'restrictions'>();
  const reports = { request, onClose: () => setOpen(undefined), onDirty };
  const mayCorrect = !request.blocked && !request.erased;
  const { productName } = useSettings();
  const isQuestion = request.kind === 'otra';
  const { budget_per_person: budget, answered_in_minutes: answered } = request;
  return (
    <section aria-labelledby="request-facts">
      <div className="g-request-facts-head">
        <h2 id="request-facts">Lo que pide</h2>
        {mayCorrect && (
          <span>
            <Button size="small" onClick={() => setOpen('facts')}>
              Corregir
            </Button>
            {isOpen(request) && (
              <Button size="small" onClick={() => setOpen('restrictions')}>
                Restricciones
              </Button>
            )}
          </span>
        )}
      </div>
      {request.message && <blockquote className="g-quote-message">{request.message}</blockquote>}
      <Facts
        className="g-quote-facts"
        facts={[
          ['Pide', KIND_LABELS[request.kind]],
          ['Para', guestsText(request.guests)],
          // What a question need not name is no gap in it.
          ['Fecha', isQuestion && !request.event_date ? null : dayText(request.event_date)],
          ['Comuna', request.city?.name ?? (isQuestion || request.blocked ? null : NONE)],
          ['Elige', request.choices.length > 0 ? <Choices request={request} /> : null],
          ['Presupuesto', budget === null ? null : `${clp(budget)} por persona`],
          ['Restricciones', request.restrictions && <Restrictions of={request.restrictions} />],
          ['Responder por', REPLY_LABELS[request.reply_by]],
          ...contactFacts(request, productName),
          [
            'Consentimiento',
            `${dayOf(request.consented_at)}: ${request.consent_purpose}${request.consent_version ? ` (texto ${request.consent_version})` : ''}`,
          ],
          ['Recibida', momentText(request.created_at)],
          ['Primera respuesta', answered === null ? null : `${workingText(answered)} después`],
          [
            'Aviso por correo',
            request.origin === 'web' && !request.blocked ? (
              <QuoteMail request={request} busy={busy} onMailAgain={onMailAgain} />
            ) : null,
          ],
          ['Origen', request.origin === 'phone' ? 'Teléfono' : request.utm_source],
          ['Medio', request.utm_medium],
          ['Campaña', request.utm_campaign],
        ]}
      />
      <Suspense>
        {open === 'facts' && <FactsDialog {...reports} />}
        {open === 'restrictions' && <RestrictionsDialog {...reports} />}
      </Suspense>
    </section>
  );
}

/** Data about health: for the meal only, and erased 30 days after it. */
function Restrictions({ of: { text, consented_at } }: { of: RestrictionsDto }) {
  return (
    <>
      <span>{text}</span>{' '}
      <small>
        Dato de salud, solo para preparar la comida. Lo aceptó el {dayOf(consented_at)}; se borra 30 días después.
      </small>
    </>
  );
}

function Choices({ request: { choices } }: { request: QuoteRequestPageDto }) {
  return (
    <ol className="g-request-choices">
      {choices.map(({ chef, proposal }, index) => (
        <li key={index}>
          {proposal && (
            <>
              <a href={`/experiencia/${encodeURIComponent(proposal.slug)}`} target="_blank" rel="noopener">
                {proposal.dish_name}
              </a>
              {' de '}
            </>
          )}
          <a href={`/chef/${encodeURIComponent(chef.slug)}`} target="_blank" rel="noopener">
            {chef.chef_name}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** How to reach the client, unless they are erased or said that nobody may. */
function contactFacts(request: QuoteRequestPageDto, productName: string): [name: string, value: ReactNode][] {
  if (request.erased) return [['Contacto', 'Los datos del cliente fueron borrados.']];
  if (request.blocked)
    return [
      [
        'Contacto',
        `Datos bloqueados: el cliente pidió que no se usen. Un administrador los ve y los desbloquea en Datos personales, donde se buscan como #${request.id}.`,
      ],
    ];
  const { email } = request;
  return [
    [
      'Correo',
      email === null ? (
        'No dejó: escríbele por WhatsApp o llámalo.'
      ) : (
        <span className="g-quote-contact">
          <a href={mailtoLink(request, email, productName)} aria-label={email}>
            <Address>{email}</Address>
          </a>
          <CopyButton what="Email" value={email} of={request.name} />
        </span>
      ),
    ],
    [
      'Teléfono',
      request.phone_number === '' ? (
        'No dejó: respóndele por correo.'
      ) : (
        <span className="g-quote-contact">
          <a href={chatWith(request, productName)} target="_blank" rel="noopener">
            {phone(request.phone_number)}
          </a>
          <CopyButton what="Teléfono" value={phone(request.phone_number)} of={request.name} />
        </span>
      ),
    ],
  ];
}

/** An address that takes a second line after its '@' before it is cut within a word. Read aloud, the two parts are two words. */
function Address({ children: email }: { children: string }) {
  const at = email.lastIndexOf('@') + 1;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
