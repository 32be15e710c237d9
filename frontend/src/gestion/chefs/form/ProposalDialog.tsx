import { Button, Form, Modal } from 'antd';
import { useRef } from 'react';

import { useListModalitiesQuery } from '../../../api/generated';
import { ImageField } from '../../../ui/admin/ImageField';
import { fieldsOf } from '../../../ui/admin/contract-fields';
import { useToast } from '../../../ui/Toast';
import { ItemDialog } from './ItemDialog';
import { NEW_PROPOSAL, newProposal, type ProposalDetails, type ProposalItem } from './proposal-item';
import { namesOf } from './lookup-names';
import { CitiesSelect, FoodTypesSelect, ModalitiesSelect } from './LookupSelects';

const { Field, TextField } = fieldsOf('ChefProposalFormDto');

interface ProposalDialogProps {
  mode: 'create' | 'edit' | 'view';
  /** The experience to edit or view; none to create one. */
  item?: ProposalItem;
  onDone: (item: ProposalItem) => void;
  onCancel: () => void;
  /** What was written in it before, where it is recovered. */
  begun?: ProposalDetails;
  onWritten: (details: ProposalDetails) => void;
}

/** Creates, edits and shows an experience of the chef form. */
export function ProposalDialog({ mode, ...props }: ProposalDialogProps) {
  const { item, onCancel } = props;
  if (mode === 'view' && item) return <ProposalView item={item} onClose={onCancel} />;
  return <ProposalForm {...props} />;
}

function ProposalForm({ item, begun, onDone, onCancel, onWritten }: Omit<ProposalDialogProps, 'mode'>) {
  const [form] = Form.useForm<ProposalDetails>();
  const toast = useToast();
  const uploads = useRef(0);
  const isNew = item === undefined;

  const done = (details: ProposalDetails) => {
    if (uploads.current > 0) toast.error('Espera a que termine de subir la imagen.');
    else onDone(item ? { ...item, ...details } : newProposal(details));
  };
  return (
    <ItemDialog
      form={form}
      name="proposal"
      title={isNew ? 'Nueva propuesta' : 'Editar propuesta'}
      doneLabel={isNew ? 'Agregar Propuesta' : 'Aplicar Cambios'}
      width={820}
      initial={begun ?? item ?? NEW_PROPOSAL}
      onDone={done}
      onCancel={onCancel}
      recovered={begun !== undefined}
      onWritten={onWritten}
    >
      <TextField name="dish_name" label="Nombre del plato" />
      <div className="cols cols--img">
        <Field name="profile_image" label="Imagen de la propuesta">
          <ImageField kind="proposal" label="Imagen de la propuesta" onBusy={(delta) => (uploads.current += delta)} />
        </Field>
        <TextField name="description" label="Descripción" rows={6} extra="Se muestran 100 caracteres en la tarjeta." />
      </div>
      <TextField name="starter" label="Parte 1" rows={2} />
      <TextField name="main_course" label="Parte 2" rows={2} />
      <TextField name="dessert" label="Parte 3" rows={2} />
      <Field
        name="modalities"
        label="Formatos"
        required={isNew}
        rules={isNew ? [{ required: true, type: 'array', min: 1, message: 'Elige al menos 1.' }] : []}
      >
        <ModalitiesSelect />
      </Field>
      <div className="cols">
        <Field name="food_types" label="Tipos de comida">
          <FoodTypesSelect />
        </Field>
        <Field name="cities" label="Ciudades">
          <CitiesSelect />
        </Field>
      </div>
    </ItemDialog>
  );
}

/** The experience as it is written now, saved or not. */
function ProposalView({ item, onClose }: { item: ProposalItem; onClose: () => void }) {
  const modalities = useListModalitiesQuery();
  const names = (modalities.data?.data ?? []).filter(({ id }) => item.modalities.includes(id));
  const image = item.profile_image;
  const rows: [string, string][] = [
    ['Descripción', item.description],
    ['Parte 1', item.starter],
    ['Parte 2', item.main_course],
    ['Parte 3', item.dessert],
    ['Formatos', namesOf(names).join(', ')],
    ['Tipos de comida', item.food_types.join(', ')],
    ['Ciudades', item.cities.join(', ')],
  ];
  return (
    <Modal
      open
      title={item.dish_name}
      width={640}
      centered
      closable={false}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      <div className="item-view">
        {image && <img src={image.publicUrl} alt={item.dish_name} width={image.width} height={image.height} />}
        <dl>
          {rows.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text || 'No Registra'}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Modal>
  );
}
