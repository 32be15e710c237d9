import { Input } from 'antd';
import { useId, useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';

import { isSessionOver, messageOf } from '../../api/error-text';
import { useFindPersonalDataMutation, type PersonalDataDto } from '../../api/generated';
import { LoadingButton } from '../../ui/admin/form/LoadingButton';
import { FoundRequests } from './FoundRequests';
import type { Who } from './RectifyDialog';

/** Everything that is kept about the owner of an e-mail or a phone. What is typed stays out of the address, and of logs. */
export function FindPerson({ onDirty }: { onDirty: (dirty: boolean) => void }) {
  const [find, finding] = useFindPersonalDataMutation();
  const [contact, setContact] = useState('');
  const [found, setFound] = useState<PersonalDataDto & { contact: string }>();
  const [problem, setProblem] = useState<string>();
  const id = useId();

  async function search(sought: string): Promise<void> {
    setContact(sought);
    setProblem(undefined);
    try {
      const { data } = await find({ findPersonalDataDto: { contact: sought } }).unwrap();
      setFound({ ...data, contact: sought });
    } catch (error) {
      if (isSessionOver(error)) return;
      setFound(undefined);
      setProblem(messageOf(error));
    }
  }

  function onSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    if (contact.trim()) void search(contact.trim());
    else setProblem('Escribe un correo o un teléfono.');
  }

  return (
    <section aria-labelledby="personal-find">
      <h2 id="personal-find">Buscar a una persona</h2>
      <form className="personal-find" role="search" onSubmit={onSubmit} noValidate>
        <label htmlFor={`${id}-contact`}>Correo o teléfono</label>
        <Input
          id={`${id}-contact`}
          value={contact}
          maxLength={254}
          autoComplete="off"
          // What is found belongs to what stands here, now and when the answer comes.
          readOnly={finding.isLoading}
          placeholder="camila@correo.cl o 9 1234 5678"
          status={problem ? 'error' : undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={({ target }) => {
            setContact(target.value);
            setFound(undefined);
            setProblem(undefined);
          }}
        />
        <LoadingButton type="primary" htmlType="submit" busy={finding.isLoading}>
          Buscar
        </LoadingButton>
        {problem && (
          <p className="personal-problem" id={`${id}-problem`} role="alert">
            {problem}
          </p>
        )}
      </form>
      {found && (
        <div role="status" aria-live="polite">
          {found.requests.length === 0 && <p className="personal-note">No hay ninguna solicitud de {found.contact}.</p>}
        </div>
      )}
      {found && found.requests.length > 0 && (
        <FoundRequests
          requests={found.requests}
          onDirty={onDirty}
          onChanged={(corrected) => void search(contactNow(found.contact, corrected))}
        />
      )}
      {found && found.mentions.length > 0 && (
        <p className="personal-note">
          También aparece en:{' '}
          {found.mentions.map(({ title, name, path }, index) => (
            <span key={path}>
              {index > 0 && ', '}
              <Link to={path}>
                {title}: {name}
              </Link>
            </span>
          ))}
          . Allí se corrige o se elimina.
        </p>
      )}
    </section>
  );
}

/**
 * By what a person is found who was found by this contact: by the same, unless that was corrected. Another one might find fewer of their
 * requests.
 */
function contactNow(sought: string, { email, phone_number: phone }: Partial<Who> = {}): string {
  return (sought.includes('@') ? email : phone) ?? sought;
}
