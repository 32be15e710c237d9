import { useMemo, useState } from 'react';

import { useListLookupsQuery, type LookupUsageDto } from '../../api/generated';
import { useList, type RowActs } from '../../ui/admin/list/use-list';
import { api } from '../../api/api';
import { useCall } from '../../api/use-call';
import { RecordScreen } from '../layout/RecordScreen';
import { SectionTabs } from '../layout/SectionTabs';
import { COMMUNES, DIETS, FOOD_TYPES, FORMATS, KINDS, type ListKind } from './kinds';
import { lookupList } from './lookup-list';
import { LookupDialog } from './LookupDialog';
import { LookupRowMenu } from './LookupRowMenu';
import { MergeDialog } from './MergeDialog';
import './lists.css';

export const FoodTypesPage = () => <ListPage key="food_type" kind={FOOD_TYPES} />;
export const CommunesPage = () => <ListPage key="city" kind={COMMUNES} />;
export const FormatsPage = () => <ListPage key="modality" kind={FORMATS} />;
export const DietsPage = () => <ListPage key="diet" kind={DIETS} />;

/** The first of the lists stands at the section's own address. */
const crumbsOf = ({ title, path }: ListKind) => {
  const lists = { name: 'Listas', path: FOOD_TYPES.path };
  return path === lists.path ? [lists] : [lists, { name: title, path }];
};

/** A choice that is about to go into another one, which may be known already. */
interface Merging {
  row: LookupUsageDto;
  into?: number;
}

/** One of the lists of choices that the site's filters and the staff's forms offer. */
function ListPage({ kind }: { kind: ListKind }) {
  const list = useList(useMemo(() => lookupList(kind), [kind]));
  const { refetch } = useListLookupsQuery({ kind: kind.kind });
  const { toggleHidden, remove } = useLookupActions(kind, list);
  const [merged, setMerged] = useState<Merging | null>(null);
  const [merging, setMerging] = useState(false);

  return (
    <RecordScreen
      title="Listas"
      documentTitle={kind.title}
      crumbs={crumbsOf(kind)}
      history={kind.kind}
      newLabel={kind.create}
      list={list}
      menu={(row) => <LookupRowMenu {...row} onMerge={(one) => setMerged({ row: one })} onToggle={toggleHidden} />}
      dialog={(props) => (
        <LookupDialog
          {...props}
          list={kind}
          reload={async () => (await refetch().unwrap()).data}
          onMerge={(row, into) => {
            props.onClose();
            setMerged({ row, into });
          }}
        />
      )}
      deletion={{
        what: kind.what,
        lost: ({ name }) => `La eliminación de ${name} no se puede revertir. Ningún chef ni experiencia lo usa.`,
        remove,
      }}
      unsaved={merging}
    >
      {(table) => (
        <>
          <SectionTabs label="Listas" tabs={KINDS} />
          {table}
          <MergeDialog
            list={kind}
            row={merged?.row ?? null}
            into={merged?.into}
            onMerged={(row) => list.forget(row)}
            onClose={() => setMerged(null)}
            onDirty={setMerging}
          />
        </>
      )}
    </RecordScreen>
  );
}

/** The actions of a row's menu. Each answers with a toast, and the list is read again. */
function useLookupActions({ kind }: ListKind, { run, remove }: RowActs<LookupUsageDto>) {
  const toggleHidden = useCall(api.endpoints.toggleLookupHidden);
  const deleteLookup = useCall(api.endpoints.deleteLookup);

  /** What another person changed meanwhile is refused, and the list read again: one decides again. */
  const toggled = async ({ id, version }: LookupUsageDto) => {
    const { data } = await toggleHidden({ kind, id, hideLookupDto: { version } });
    return {
      msg: data.hidden ? `«${data.name}» ya no se muestra en el sitio.` : `«${data.name}» se muestra en el sitio.`,
    };
  };
  return {
    toggleHidden: (row: LookupUsageDto) => void run(row.id, () => toggled(row)),
    remove: (row: LookupUsageDto) =>
      remove(
        row,
        () => deleteLookup({ kind, id: row.id }),
        () => `«${row.name}» ya no está en la lista.`,
      ),
  };
}
