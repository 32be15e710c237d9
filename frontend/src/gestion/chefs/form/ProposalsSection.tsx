import { Button, Form, type FormRule } from 'antd';

import { limitsOf } from '../../../api/rules';
import type { FormControl } from '../../../ui/admin/field/form-control';
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
  const siteLink = ({ slug }: ProposalItem) =>
    isPublic && slug ? `/experiencia/${encodeURIComponent(slug)}` : undefined;
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
        >
          <Picture item={item} />
          <div className="item-text">
            <h3>{item.dish_name}</h3>
            <p>{cut(item.description)}</p>
            <SiteLink href={siteLink(item)} subject={item.dish_name} />
            <Stored item={item} previews={previews} history={history} />
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

interface StoredProps {
  item: ProposalItem;
  previews: ReturnType<typeof usePreviews>;
  history: ReturnType<typeof useHistory>;
}

/** The stored experience: a look at it, also where it is not public, and what happened to it. */
function Stored({ item, previews, history }: StoredProps) {
  const { id, dish_name: name } = item;
  if (id === undefined || id === null) return null;
  const press = (label: string, act: () => void) => (
    <Button size="small" type="link" aria-label={`${label}: ${name}`} onClick={act}>
      {label}
    </Button>
  );
  return (
    <span className="item-previews">
      {press(LOOK, () => previews.look({ subject: 'proposal', id, name }))}
      {press(SHARE, () => previews.share({ subject: 'proposal', id, name }))}
      {press(HISTORY, () => history.see({ kind: 'proposal', id }))}
    </span>
  );
}

/** A link to the page of the stored experience, which is not what is being written. */
function SiteLink({ href, subject }: { href: string | undefined; subject: string }) {
  if (!href) return null;
  return (
    <a className="link" href={href} target="_blank" rel="noopener" aria-label={`Ver en el sitio: ${subject}`}>
      Ver en el sitio
    </a>
  );
}
