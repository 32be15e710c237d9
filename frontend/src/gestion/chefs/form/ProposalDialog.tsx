import { Button, Form } from 'antd';

import { shown } from '../../../ui/admin/form/conflict';
import { Modal } from '../../../ui/admin/dialog/Modal';
import { comparedFields, emptyOf, FieldInputs } from '../../../ui/admin/field/record-fields';
import type { BusyListener } from '../../../ui/admin/picture/use-image-upload';
import { useUploads } from '../../../ui/admin/picture/use-uploads';
import { NONE } from '../../../ui/format';
import { newUuid } from '../../../ui/uuid';
import { Fact } from '../../layout/Fact';
import { ItemDialog } from './ItemDialog';
import { GUESTS_RULES } from './guests-rules';
import { PROPOSAL_FIELDS, type ProposalDetails, type ProposalItem } from './proposal-fields';

/** What the view shows below the picture. */
const SHOWN = comparedFields(PROPOSAL_FIELDS).filter(({ name }) => name !== 'dish_name' && name !== 'profile_image');

interface ProposalDialogProps {
  mode: 'create' | 'edit' | 'view';
  item?: ProposalItem;
  onDone: (item: ProposalItem) => void;
  onCancel: () => void;
  /** What was written in it before, where it is recovered. */
  begun?: ProposalDetails;
  onWritten: (details: ProposalDetails) => void;
  onBusy: BusyListener;
}

/** Creates, edits and shows an experience of the chef form. */
export function ProposalDialog({ mode, ...props }: ProposalDialogProps) {
  const { item, onCancel } = props;
  if (mode === 'view' && item) return <ProposalView item={item} onClose={onCancel} />;
  return <ProposalForm {...props} />;
}

function ProposalForm({ item, begun, onDone, onCancel, onWritten, onBusy }: Omit<ProposalDialogProps, 'mode'>) {
  const [form] = Form.useForm<ProposalDetails>();
  const uploads = useUploads(onBusy);
  const isNew = item === undefined;

  const inputs = (...names: (keyof ProposalDetails)[]) => (
    <FieldInputs fields={PROPOSAL_FIELDS} names={names} rules={GUESTS_RULES} isNew={isNew} onBusy={uploads.onBusy} />
  );
  return (
    <ItemDialog
      form={form}
      name="proposal"
      title={isNew ? 'Nueva propuesta' : 'Editar propuesta'}
      doneLabel={isNew ? 'Agregar Propuesta' : 'Aplicar Cambios'}
      width={820}
      initial={begun ?? item ?? emptyOf(PROPOSAL_FIELDS)}
      uploads={uploads}
      onDone={(details) => onDone({ ...(item ?? { key: newUuid() }), ...details })}
      onCancel={onCancel}
      recovered={begun !== undefined}
      onWritten={onWritten}
    >
      {inputs('dish_name')}
      <div className="cols cols--img">{inputs('profile_image', 'description')}</div>
      {inputs('starter', 'main_course', 'dessert', 'modalities')}
      <div className="cols">{inputs('food_types', 'cities')}</div>
      <div className="cols">{inputs('guests_min', 'guests_max')}</div>
      <div className="cols">{inputs('duration_minutes', 'diets')}</div>
    </ItemDialog>
  );
}

/** The experience as it is written now, saved or not. */
function ProposalView({ item, onClose }: { item: ProposalItem; onClose: () => void }) {
  const image = item.profile_image;
  return (
    <Modal
      open
      title={item.dish_name}
      width={640}
      centered
      closable={false}
      onCancel={onClose}
      footer={
        <Button type="primary" autoFocus onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      <div className="item-view">
        {image && <img src={image.publicUrl} alt={item.dish_name} width={image.width} height={image.height} />}
        <dl>
          {SHOWN.map((field) => (
            <Fact key={field.name} name={field.label}>
              {shown(field, item, NONE)}
            </Fact>
          ))}
        </dl>
      </div>
    </Modal>
  );
}
