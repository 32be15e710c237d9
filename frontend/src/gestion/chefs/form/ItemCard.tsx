import { Button } from 'antd';
import type { ReactNode } from 'react';

interface ItemCardProps {
  /** What the card is about, for screen readers: 'Editar Pastel de choclo'. */
  subject: string;
  children: ReactNode;
  onView?: () => void;
  onEdit: () => void;
  onDelete: () => void;
  /** What else one may do with it. */
  more?: ReactNode;
}

/** An experience or opinion in the chef form, with its actions. */
export function ItemCard({ subject, children, onView, onEdit, onDelete, more }: ItemCardProps) {
  const action = (label: string, act: () => void, danger = false) => (
    <Button size="small" type="text" danger={danger} aria-label={`${label} ${subject}`} onClick={act}>
      {label}
    </Button>
  );
  return (
    <li className="item-card">
      {children}
      <div className="item-actions">
        {action('Editar', onEdit)}
        {onView && action('Ver', onView)}
        {action('Eliminar', onDelete, true)}
        {more}
      </div>
    </li>
  );
}
