import { Checkbox } from 'antd';
import { useState } from 'react';

import {
  useDecideProfileChangeMutation,
  useGetProfileChangeQuery,
  type ChefProfileDto,
  type ProfileDto,
} from '../../api/generated';
import { messageOf } from '../../api/error-text';
import { Modal } from '../../ui/admin/dialog/Modal';
import { LoadingOrError } from '../../ui/admin/feedback/LoadingOrError';
import { LoadingButton } from '../../ui/admin/form/LoadingButton';
import { momentText } from '../../ui/admin/moments';
import { TextInput } from '../../ui/admin/field/TextInput';
import { priceOrNone } from '../../ui/format';
import { useToast } from '../../ui/Toast';
import { CHANGED_SINCE, NewMenu, ProposedMenu } from './ProposedMenu';
import './chef-profile.css';

type Field = keyof Omit<ProfileDto, 'menus'>;

const FIELDS: Record<Field, string> = {
  description: 'Descripción',
  information: 'Información',
  price_per_person: 'Precio por persona',
  profile_image: 'Foto de perfil',
  gallery: 'Galería',
};
const NAMES = Object.keys(FIELDS) as Field[];

interface ChefProfileDialogProps {
  chef: { id: number; chef_name: string };
  onClose: () => void;
  onTaken: () => void;
}

/** What a chef wants the site to show, beside what it shows: taken whole or field by field, or returned with a note. */
export function ChefProfileDialog({ chef: { id, chef_name: name }, onClose, onTaken }: ChefProfileDialogProps) {
  const { data, error, refetch } = useGetProfileChangeQuery({ id }, { refetchOnMountOrArgChange: true });
  const profile = data?.data;
  return (
    <Modal open title={`El perfil de ${name}`} width={760} footer={null} onCancel={onClose}>
      {!profile && <LoadingOrError error={error} onRetry={refetch} />}
      {profile &&
        (profile.change?.state === 'waiting' ? (
          <Decision
            key={`${profile.change.version} ${profile.chef_version}`}
            id={id}
            profile={profile}
            onAgain={refetch}
            onDone={(taken) => {
              onClose();
              if (taken) onTaken();
            }}
          />
        ) : (
          <p className="ask-text">Ningún cambio espera: alguien lo resolvió, o el chef lo retiró.</p>
        ))}
    </Modal>
  );
}

interface DecisionProps {
  id: number;
  profile: ChefProfileDto;
  onAgain: () => unknown;
  onDone: (taken: boolean) => void;
}

function Decision({ id, profile: { shown, change, chef_version: chefVersion }, onAgain, onDone }: DecisionProps) {
  const toast = useToast();
  const [decide, { isLoading }] = useDecideProfileChangeMutation();
  const [note, setNote] = useState('');
  const fields = NAMES.filter((field) => change?.fields.includes(field));
  const [taken, setTaken] = useState<Field[]>(fields);
  const [menus, setMenus] = useState(change?.menus ?? []);
  const [added, setAdded] = useState(change?.new_menus.map(({ id: menu }) => menu) ?? []);
  if (!change) return null;
  const isWhole =
    taken.length === fields.length && menus.length === change.menus.length && added.length === change.new_menus.length;
  const isNothing = taken.length + menus.length + added.length === 0;

  const send = async (): Promise<void> => {
    const { data, error } = await decide({
      id,
      decideProfileDto: {
        description: taken.includes('description'),
        information: taken.includes('information'),
        price_per_person: taken.includes('price_per_person'),
        profile_image: taken.includes('profile_image'),
        gallery: taken.includes('gallery'),
        menus: shown.menus
          .filter(({ id: menu }) => menus.includes(menu))
          .map(({ id: menu, version }) => ({ id: menu, version })),
        new_menus: added.map((menu) => ({ id: menu })),
        note: isWhole ? null : note.trim() || null,
        version: change.version,
        chef_version: chefVersion,
      },
    });
    if (data) {
      toast.success(data.msg);
      onDone(!isNothing);
      return;
    }
    toast.error(messageOf(error));
    // What was seen may not be what is stored any more. The note stays where nothing changed.
    void onAgain();
  };

  return (
    <>
      <p className="ask-text">Propuesto el {momentText(change.sent_at)}. Lo marcado pasa al sitio a nombre del chef.</p>
      <ul className="chef-profile" role="list">
        {fields.map((field) => (
          <li key={field}>
            <Checkbox
              checked={taken.includes(field)}
              onChange={({ target }) =>
                setTaken(target.checked ? [...taken, field] : taken.filter((other) => other !== field))
              }
            >
              {FIELDS[field]}
            </Checkbox>
            {change.changed_since.includes(field) && <p className="chef-profile-since">{CHANGED_SINCE}</p>}
            <div className="chef-profile-pair">
              <div>
                <h3>En el sitio</h3>
                <Value field={field} of={shown} />
              </div>
              <div>
                <h3>Lo que propone</h3>
                <Value field={field} of={change.wanted} />
              </div>
            </div>
          </li>
        ))}
        {change.menus.map((menu) => (
          <ProposedMenu
            key={menu}
            shown={shown.menus.find(({ id: one }) => one === menu)}
            wanted={change.wanted.menus.find(({ id: one }) => one === menu)}
            isOther={change.menus_changed_since.includes(menu)}
            taken={menus.includes(menu)}
            onTake={(isTaken) => setMenus(isTaken ? [...menus, menu] : menus.filter((other) => other !== menu))}
          />
        ))}
        {change.new_menus.map((menu) => (
          <NewMenu
            key={menu.id}
            menu={menu}
            taken={added.includes(menu.id)}
            onTake={(isTaken) => setAdded(isTaken ? [...added, menu.id] : added.filter((other) => other !== menu.id))}
          />
        ))}
      </ul>
      {!isWhole && (
        <TextInput
          aria-label="Nota para el chef"
          placeholder="Cuéntale al chef qué corregir"
          max={500}
          rows={3}
          value={note}
          onChange={setNote}
        />
      )}
      <div className="chef-kitchen-buttons">
        <LoadingButton type="primary" busy={isLoading} onClick={() => void send()}>
          {isWhole ? 'Publicar el cambio' : !isNothing ? 'Publicar lo marcado y devolver el resto' : 'Devolver al chef'}
        </LoadingButton>
      </div>
    </>
  );
}

function Value({ field, of }: { field: Field; of: ProfileDto }) {
  if (field === 'profile_image')
    return <img src={of.profile_image.publicUrl} alt="" width={120} height={120} className="chef-profile-face" />;
  if (field === 'gallery')
    return (
      <div className="chef-profile-gallery">
        {of.gallery.map(({ id, publicUrl }) => (
          <img key={id} src={publicUrl} alt="" width={96} height={96} />
        ))}
      </div>
    );
  return <p>{field === 'price_per_person' ? priceOrNone(of.price_per_person) : of[field]}</p>;
}
