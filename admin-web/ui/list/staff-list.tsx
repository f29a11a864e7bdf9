import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  type ComponentProps,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import {
  ColumnsButton,
  DataTable,
  type DataTableProps,
  List,
  type RaRecord,
  type SortPayload,
  useCreatePath,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { hasPastList } from '../../shell/api/as-of-client.ts';
import { retryRead } from '../../shell/api/data-provider.ts';
import { FILTERS_AS_OF, useAsOf } from '../../shell/as-of.ts';
import { AsOfButton } from '../as-of/as-of-button.tsx';
import { PageHeading, PageProgress } from '../page.tsx';
import { addressOf, listWithViews, useHiddenColumns, useSavedViews } from './views.ts';
import { ViewsMenu } from './views-menu.tsx';

/** A column; what its cells show, where that is not the field as it is. */
type ListColumn<T extends RaRecord> = Readonly<
  Pick<
    ComponentProps<typeof DataTable.Col<T>>,
    'source' | 'label' | 'align' | 'disableSort' | 'render'
  >
>;

/** A record on a phone. */
type ListCard<T> = Readonly<Pick<RecordCardsProps<T>, 'title' | 'aside' | 'body'>>;

type StaffListProps<T extends RaRecord> = Readonly<{
  title: string;
  sort: SortPayload;
  filters?: ReactElement[];
  actions?: ReactNode;
  /** For a window wide enough for them. */
  columns: readonly ListColumn<T>[];
  size?: DataTableProps['size'];
  /** For a phone: each record as a card, or all of them. */
  card: ListCard<T> | ReactElement;
  /** Where a row or a card leads; default the record's page, null for nowhere. */
  to?: ((record: T) => string) | null;
  /** Stands where there are none. */
  empty?: ReactElement;
}>;

/** A list under its heading; what it shows and how stands in the address. */
export function StaffList<T extends RaRecord>(props: StaffListProps<T>) {
  const { title, sort, filters, actions, columns, card, empty = <Nothing /> } = props;
  const isWide = useMediaQuery('(min-width: 900px)');
  const isThen = useAsOf() !== undefined;
  // what is opened to be written is opened to be read
  const to = isThen && props.to === null ? undefined : props.to;
  return (
    <Box sx={{ pt: 3, pb: 4 }}>
      <PageHeading title={title} actions={actions} />
      <DefaultView>
        <List<RaRecord>
          title={false}
          actions={<ListTools isWide={isWide} />}
          exporter={false}
          sx={FILTERS}
          empty={false}
          queryOptions={{ retry: retryRead }}
          perPage={25}
          sort={sort}
          {...(filters && { filters: isThen ? filters.filter(isOfThen) : filters })}
          {...(isThen && { storeKey: false })}
        >
          {isThen && <FiltersThen />}
          {isWide ? (
            <DataTable<T>
              bulkActionButtons={false}
              rowClick={to ? (_id, _resource, record) => to(record) : to === undefined && 'edit'}
              empty={empty}
              {...(props.size && { size: props.size })}
            >
              {columns.map((column) => (
                <DataTable.Col<T>
                  key={column.source ?? String(column.label)}
                  {...column}
                  {...(isThen && { disableSort: true })}
                />
              ))}
            </DataTable>
          ) : isValidElement(card) ? (
            card
          ) : (
            <RecordCards<T> {...card} empty={empty} {...(to !== undefined && { to })} />
          )}
        </List>
      </DefaultView>
    </Box>
  );
}

const isOfThen = ({ props }: ReactElement): boolean =>
  isRecord(props) && FILTERS_AS_OF.some((name) => name === props.source);

/** Says that a filter of the address does nothing as of then. */
function FiltersThen() {
  const { t } = useTranslation();
  const { filterValues } = useListContext();
  const others = Object.keys(filterValues).filter((name) => !FILTERS_AS_OF.includes(name));
  return others.length > 0 && <Alert severity="info">{t('asOf.filters')}</Alert>;
}

/** Four in a row, in columns of one width; on a phone two, the search in a row of its own. */
const FILTERS = {
  '& :has(> .MuiToolbar-root form), & :has(> form), & .RaList-actions': { bgcolor: 'transparent' },
  '& .MuiToolbar-root:has(form)': { display: 'block', p: 0, minHeight: 0 },
  '& form': {
    display: 'grid',
    gap: 1,
    gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 260px))' },
    pb: 2,
  },
  '& .filter-field:first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
  '& .filter-field > *, & .filter-field .MuiFormControl-root, & .MuiPickersTextField-root': {
    width: '100%',
    minWidth: 0,
    m: 0,
  },
  // half a phone's width holds a whole day and its calendar
  '& .RaFilterFormInput-spacer': { display: { xs: 'none', md: 'block' } },
  '& .MuiPickersInputBase-root': { px: { xs: 1, md: 1.75 } },
  '& .MuiPickersInputBase-root .MuiInputAdornment-root': { ml: { xs: 0, md: 1 } },
  '& .filter-field .MuiFormHelperText-root': { display: 'none' },
} as const;

type RecordCardsProps<T> = Readonly<{
  title: (record: T) => string;
  aside?: (record: T) => ReactNode;
  body: (record: T) => ReactNode;
  /** Where a card leads; default the record's page, null for none. */
  to?: ((record: T) => string | null) | null;
  /** Stands where there are none. */
  empty?: ReactNode;
}>;

/** A list of records on a phone: a card each. */
export function RecordCards<T extends RaRecord>(props: RecordCardsProps<T>) {
  const { title, aside, body, to, empty = <Nothing /> } = props;
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const { data, isPending } = useListContext<T>();
  if (isPending) return <CardsToCome />;
  if (!data?.length) return empty;
  const pathOf = (record: T) =>
    to === undefined ? createPath({ resource, type: 'edit', id: record.id }) : to?.(record);
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((record) => {
        const path = pathOf(record);
        return (
          <Box component="li" key={record.id} sx={{ borderBottom: 1, borderColor: 'divider' }}>
            <Box {...(path ? { component: Link, to: path } : {})} sx={CARD}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
                <Box sx={{ fontWeight: 600 }}>{title(record)}</Box>
                {aside?.(record)}
              </Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>{body(record)}</Box>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const CARD = { display: 'block', p: 2, color: 'inherit', textDecoration: 'none' } as const;

const TO_COME = ['80%', '60%', '70%', '50%'];

/** Where cards will stand. */
function CardsToCome() {
  const { t } = useTranslation();
  return (
    <Box role="progressbar" aria-label={t('loading')}>
      {TO_COME.map((width) => (
        <Box key={width} sx={{ ...CARD, borderBottom: 1, borderColor: 'divider' }}>
          <Skeleton width={width} />
          <Skeleton width="40%" />
        </Box>
      ))}
    </Box>
  );
}

/** Stands where a list has nothing to show; where its filters are why, they can be cleared. */
export function Nothing() {
  const { t } = useTranslation();
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const isFiltered = Object.keys(filterValues).length > 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 3 }}>
      <Typography color="text.secondary">{t(isFiltered ? 'noneFiltered' : 'none')}</Typography>
      {isFiltered && (
        <Button onClick={() => setFilters({})} sx={{ ml: -1 }}>
          {translate('ra.navigation.clear_filters')}
        </Button>
      )}
    </Box>
  );
}

/** Above a list: one's own views of it, and where there is a table its columns. */
function ListTools({ isWide }: Readonly<{ isWide: boolean }>) {
  const resource = useResourceContext() ?? '';
  const { pathname } = useLocation();
  const isThen = useAsOf() !== undefined;
  const list = isThen ? undefined : listWithViews(resource);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        flexShrink: 0,
        pb: 1,
        '& > *': { whiteSpace: 'nowrap' },
      }}
    >
      {!isThen && hasPastList(resource) && <AsOfButton to={pathname} />}
      {list && <ViewsMenu list={list} />}
      {isWide && <ColumnsButton />}
    </Box>
  );
}

/** A list whose address asks for nothing opens with one's default view; until that is known it is not asked for. */
export function DefaultView({ children }: Readonly<{ children: ReactNode }>) {
  const resource = useResourceContext() ?? '';
  const isThen = useAsOf() !== undefined; // views are of now
  const list = isThen ? undefined : listWithViews(resource);
  const { search } = useLocation();
  const navigate = useNavigate();
  const [, setHidden] = useHiddenColumns(resource);
  const { views, isAwaited } = useSavedViews(list);
  const [isOpen, setOpen] = useState(false);
  const look = views?.find(({ isDefault }) => isDefault);
  const isReady = isOpen || search !== '' || (look === undefined && !isAwaited);
  useEffect(() => {
    if (isReady) setOpen(true);
    else if (look) {
      setHidden([...look.hidden]);
      void navigate({ search: addressOf(look) }, { replace: true });
    }
  }, [isReady, look, navigate, setHidden]);
  return isReady ? children : <PageProgress />;
}
