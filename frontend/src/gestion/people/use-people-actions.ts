import { useState } from 'react';

import {
  useDeletePersonMutation,
  useInvitePersonMutation,
  useTogglePersonStateMutation,
  useUpdatePersonMutation,
  type InvitedPersonDto,
  type InvitePersonDto,
  type PersonDto,
  type UpdatePersonDto,
} from '../../api/generated';
import { useRowCall } from '../../ui/admin/use-row-call';

interface PeopleActions {
  isBusy: (id: number) => boolean;
  /** Someone whose invitation was not mailed; its link is to be shared. */
  unmailed: InvitedPersonDto | null;
  forgetUnmailed: () => void;
  /** Rejects with the server's answer, for the dialog to show; so does `update`. */
  invite: (person: InvitePersonDto) => Promise<{ msg: string }>;
  inviteAgain: (person: PersonDto) => void;
  update: (id: number, changes: UpdatePersonDto) => Promise<{ msg: string }>;
  toggleState: (person: PersonDto) => void;
  /** True when the person is gone, or there is nothing more to ask. */
  remove: (person: PersonDto) => Promise<boolean>;
}

/** The press toggles what the server has, which another administrator may have changed: it says what has become of it. */
const accessNow = ({ data: { name, state } }: { data: PersonDto }) =>
  state === 'INACTIVE' ? `${name} ya no puede entrar.` : `${name} puede entrar.`;

const invitationSentence = ({ data: { email, mail_sent: mailed } }: { data: InvitedPersonDto }) =>
  mailed ? `Enviamos la invitación a ${email}.` : 'La persona fue invitada.';

/** What administrators do with people; each call answers with a toast, and the list reads itself anew. */
export function usePeopleActions(): PeopleActions {
  const { isBusy, run } = useRowCall();
  const [unmailed, setUnmailed] = useState<InvitedPersonDto | null>(null);
  const [invitePerson] = useInvitePersonMutation();
  const [updatePerson] = useUpdatePersonMutation();
  const [togglePersonState] = useTogglePersonStateMutation();
  const [deletePerson] = useDeletePersonMutation();

  async function send(invitePersonDto: InvitePersonDto) {
    const answer = await invitePerson({ invitePersonDto }).unwrap();
    if (!answer.data.mail_sent) setUnmailed(answer.data);
    return answer;
  }

  return {
    isBusy,
    unmailed,
    forgetUnmailed: () => setUnmailed(null),
    invite: async (person) => ({ msg: invitationSentence(await send(person)) }),
    inviteAgain: ({ id, name, email, role }) => void run(id, () => send({ name, email, role }), invitationSentence),
    update: (id, updatePersonDto) => updatePerson({ id, updatePersonDto }).unwrap(),
    toggleState: ({ id }) => void run(id, () => togglePersonState({ id }).unwrap(), accessNow),
    remove: async ({ id }) => (await run(id, () => deletePerson({ id }).unwrap())).settled,
  };
}
