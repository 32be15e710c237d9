import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { api } from '../../api/api';
import type { InvitedPersonDto, InvitePersonDto, PersonDto, UpdatePersonDto } from '../../api/generated';
import { useCall } from '../../api/use-call';
import type { AppDispatch } from '../../store/store';
import { isOnItsWay } from '../../ui/admin/feedback/mail';
import { ONCE } from '../../ui/admin/list/list';
import { searchText } from '../../ui/admin/list/search-text';
import type { RowActs } from '../../ui/admin/list/use-list';

/** Whether the person may sign in now. */
const accessNow = ({ data: { name, state } }: { data: PersonDto }) =>
  state === 'INACTIVE' ? `${name} ya no puede entrar.` : `${name} puede entrar.`;

const invitationSentence = ({ data }: { data: InvitedPersonDto }) => {
  if (data.mail_sent) return `Enviamos la invitación a ${data.email}.`;
  return isLeaving(data) ? `La invitación va en camino a ${data.email}.` : 'La persona fue invitada.';
};

/** Nothing is in the way of the mail, which only takes a while. */
const isLeaving = ({ invitation_mail: mail }: InvitedPersonDto) => isOnItsWay(mail) && !mail?.problem;

/** What administrators do with people; each call answers with a toast, and the list reads itself again. */
export function usePeopleActions({ isBusy, run, remove }: RowActs<PersonDto>) {
  const dispatch = useDispatch<AppDispatch>();
  const [unmailed, setUnmailed] = useState<InvitedPersonDto | null>(null);
  const invitePerson = useCall(api.endpoints.invitePerson);
  const invitePersonAgain = useCall(api.endpoints.invitePersonAgain);
  const updatePerson = useCall(api.endpoints.updatePerson);
  const togglePersonState = useCall(api.endpoints.togglePersonState);
  const deletePerson = useCall(api.endpoints.deletePerson);

  /** What no mail went out for is shared by its link. */
  async function invited(call: Promise<{ msg: string; data: InvitedPersonDto }>) {
    const answer = await call;
    if (!answer.data.mail_sent && !isLeaving(answer.data)) setUnmailed(answer.data);
    return answer;
  }

  /** Who has this address; nobody when the list cannot be read. */
  async function findPerson(email: string) {
    const address = email.trim().toLowerCase();
    const { data } = await dispatch(api.endpoints.listPeople.initiate({ search: searchText(address) }, ONCE));
    return data?.data.find((person) => person.email.toLowerCase() === address);
  }

  return {
    isBusy,
    /** Someone whose invitation was not mailed; its link is to be shared. */
    unmailed,
    forgetUnmailed: () => setUnmailed(null),
    invite: async (invitePersonDto: InvitePersonDto) => ({
      msg: invitationSentence(await invited(invitePerson({ invitePersonDto }))),
    }),
    findPerson,
    /** True when the invitation was sent or is to be shared, or there is nothing more to send. */
    inviteAgain: async ({ id }: PersonDto) =>
      (await run(id, () => invited(invitePersonAgain({ id })), invitationSentence)).settled,
    update: (id: number, updatePersonDto: UpdatePersonDto) => updatePerson({ id, updatePersonDto }),
    toggleState: ({ id, state: was }: PersonDto) => void run(id, () => togglePersonState({ id, was }), accessNow),
    remove: (person: PersonDto) => remove(person, () => deletePerson({ id: person.id })),
  };
}
