import { DataTable, type DataTableProps, type RaRecord } from 'react-admin';
import { Nothing } from './nothing.tsx';

/** A list in columns; its rows are not chosen from. */
export const StaffTable = <T extends RaRecord>(props: Omit<DataTableProps<T>, 'ref'>) => (
  <DataTable<T> bulkActionButtons={false} empty={<Nothing />} {...props} />
);
