import { Button, Form, Modal, type FormInstance } from 'antd';
import { useState, type ReactNode } from 'react';

import '../../../ui/admin/form-dialog.css';

interface ItemDialogProps<Details> {
  form: FormInstance<Details>;
  /** Begins the ids of its fields, which stand beside those of the chef form. */
  name: string;
  title: string;
  doneLabel: string;
  initial: Details;
  width?: number;
  onDone: (details: Details) => void;
  onCancel: () => void;
  /** It opens with something that was written before. */
  recovered: boolean;
  /** Hears what is written in it with every change. */
  onWritten: (details: Details) => void;
  children: ReactNode;
}

/**
 * A dialog that edits a part of the chef form on a copy: done hands it over, cancel forgets it. Nothing is sent from here.
 * Once something is written, Escape no longer closes it.
 */
export function ItemDialog<Details extends object>({
  form,
  name,
  title,
  doneLabel,
  initial,
  width = 560,
  onDone,
  onCancel,
  recovered,
  onWritten,
  children,
}: ItemDialogProps<Details>) {
  const [touched, setTouched] = useState(recovered);

  return (
    <Modal
      open
      title={title}
      width={width}
      centered
      keyboard={!touched}
      closable={false}
      mask={{ closable: false }}
      onCancel={onCancel}
      footer={null}
    >
      <Form<Details>
        form={form}
        name={name}
        layout="vertical"
        className="dialog-form"
        initialValues={initial}
        onValuesChange={(_changed, details: Details) => {
          setTouched(true);
          onWritten(details);
        }}
        onFinish={onDone}
        scrollToFirstError={{ block: 'center', focus: true }}
        noValidate
      >
        {children}
        <div className="dialog-form-foot">
          <Button type="text" onClick={onCancel}>
            Cancelar
          </Button>
          <Button type="primary" htmlType="submit">
            {doneLabel}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}
