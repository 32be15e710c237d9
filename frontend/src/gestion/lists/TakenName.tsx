import { Button, Form } from 'antd';

import type { LookupUsageDto } from '../../api/generated';
import { sameName } from '../../ui/admin/form/same-name';

interface TakenNameProps {
  /** The choice that is renamed. */
  row: LookupUsageDto;
  /** The choice that has the name, as it was last looked for. */
  holder: LookupUsageDto | undefined;
  onMerge: (row: LookupUsageDto, into: number) => void;
}

/** A name cannot be given twice: anyone who writes that of another choice may want the two to be one. */
export function TakenName({ row, holder, onMerge }: TakenNameProps) {
  const written = Form.useWatch('name') as string | undefined;
  const isTaken = holder !== undefined && written !== undefined && sameName(holder.name, written);
  return (
    <div className="lookup-taken" aria-live="polite">
      {isTaken && (
        <>
          <p>
            ¿Son lo mismo? Al unirlos, lo que usa «{row.name}» pasa a «{holder.name}».
          </p>
          <Button onClick={() => onMerge(row, holder.id)}>Unir con «{holder.name}»</Button>
        </>
      )}
    </div>
  );
}
