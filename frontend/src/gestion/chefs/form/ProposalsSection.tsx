import { Form, type FormRule } from 'antd';

import { limitsOf } from '../../../api/rules';
import type { FormControl } from '../../../ui/admin/field/form-control';
import { RowMenu } from '../../../ui/admin/list/RowMenu';
import { cut } from '../../../ui/format';
import { HISTORY, useHistory } from '../../history/use-history';
import { LOOK, SHARE, usePreviews } from '../../previews/use-previews';
import { ItemCard } from './ItemCard';
import { ItemList } from './ItemList';
import { ProposalDialog } from './ProposalDialog';
import type { ProposalItem } from './proposal-fields';
import type { SectionProps } from './sections';
import { useItemSet } from './use-item-set';

const MOST = limitsOf('ReplaceChefProposalsDto', 'proposals').maxItems ?? 50;

/** The server may have removed a picture of a recovered draft. */
const PICTURED: FormRule = {
  validator: (_rule, items: ProposalItem[]) => {
    const bare = items.find(({ profile_image }) => !profile_image);
    return bare ? Promise.reject(new Error(`Falta la imagen de «${bare.dish_name}».`)) : Promise.resolve();
  },
};

/** Section 5: the chef's experiences, as cards. They stay here until the form is saved. */
export function ProposalsSection(props: SectionProps) {
  return (
    <Form.Item name="proposals" rules={[PICTURED]}>
      <Proposals {...props} />
    </Form.Item>
  );
}

function Proposals({
  id,
  value = [],
  onChange,
  onBusy,
  begun,
  onBegun,
  isPublic,
}: SectionProps & FormControl<ProposalItem[]>) {
  const set = useItemSet({
    items: value,
    onChange,
    begun: begun?.proposals,
    onBegun: (proposals) => onBegun(proposals && { proposals }),
  });
  const previews = usePreviews();
  const history = useHistory();
  return (
    <ItemList
      set={set}
      id={id}
      none="Aún no existen propuestas asociadas"
      addLabel="Agregar propuesta"
      most={MOST}
      what="la Propuesta"
      nameOf={({ dish_name: name }) => `«${name}»`}
      card={(item) => (
        <ItemCard
          key={item.key}
          subject={item.dish_name}
          onEdit={() => set.edit(item)}
          onView={() => set.view(item)}
          onDelete={() => set.askDelete(item)}
          more={<StoredMenu item={item} isPublic={isPublic} previews={previews} history={history} />}
        >
          <Picture item={item} />
          <div className="item-text">
            <h3>{item.dish_name}</h3>
            <p>{cut(item.description)}</p>
          </div>
        </ItemCard>
      )}
      dialog={
        <>
          {set.open && (
            <ProposalDialog {...set.open} onDone={set.put} onCancel={set.close} onWritten={set.write} onBusy={onBusy} />
          )}
          {previews.dialog}
          {history.drawer}
        </>
      }
    />
  );
}

function Picture({ item: { profile_image: image } }: { item: ProposalItem }) {
  if (!image) return <span className="item-picture" />;
  return <img className="item-picture" src={image.publicUrl} alt="" width={image.width} height={image.height} />;
}

interface StoredMenuProps {
  item: ProposalItem;
  isPublic: SectionProps['isPublic'];
  previews: ReturnType<typeof usePreviews>;
  history: ReturnType<typeof useHistory>;
}

/** What one may do with the stored experience, which is not what is being written: see it, also where it is not public, and share it. */
function StoredMenu({ item: { id, slug, dish_name: name }, isPublic, previews, history }: StoredMenuProps) {
  if (id === undefined || id === null) return null;
  const preview = { subject: 'proposal', id, name } as const;
  const site = isPublic && slug ? `/experiencia/${encodeURIComponent(slug)}` : undefined;
  return (
    <RowMenu
      subject={name}
      actions={[
        {
          key: 'view',
          label: 'Ver en el sitio',
          disabled: site === undefined,
          onSelect: () => window.open(site, '_blank', 'noopener'),
        },
        { key: 'look', label: LOOK, onSelect: () => previews.look(preview) },
        { key: 'share', label: SHARE, onSelect: () => previews.share(preview) },
        { key: 'history', label: HISTORY, onSelect: () => history.see({ kind: 'proposal', id }) },
      ]}
    />
  );
}
