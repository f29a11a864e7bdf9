import { instant } from '@baanpak/domain/values/time/instant.ts';
import { addDays, bangkokDay, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Room } from '../../shell/api/records.ts';
import { useAsOf } from '../../shell/as-of.ts';
import { useMay } from '../../shell/auth.ts';
import { useOwner } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';
import { formatDay, formatMonth, today, useFormats } from '../../ui/formats.ts';
import { Section } from '../../ui/page.tsx';
import { UndoNotice } from '../../ui/undo.tsx';
import { type SelectionStep, selectedDays, useCellSelection } from './cell-selection.ts';
import { type Saved, useSetDayPrices, useShownPrices } from './day-prices.ts';
import { DayPricesForm } from './day-prices-form.tsx';
import { DayPricesList } from './day-prices-list.tsx';
import { type DayPricesFields, requestOf } from './day-prices-request.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { PriceGrid } from './price-grid.tsx';
import { PriceOrigin } from './price-origin.tsx';

type RoomPricesProps = Readonly<{ rooms: readonly Room[]; isWide: boolean }>;

/** The grid over what its chosen days are to say; on a phone the month of one room. */
export function RoomPrices({ rooms, isWide }: RoomPricesProps) {
  const { t } = useTranslation();
  const { language } = useServices();
  const { text } = useFormats();
  const mayWrite = useMay('write-hotels', useOwner());
  const isThen = useAsOf() !== undefined;
  const entry = useRef<HTMLInputElement>(null);
  const { shown, painting, days, work, failed, ...page } = useRoomPrices(rooms, isWide);
  const { saved, preview, isBusy } = work;
  const nameOf = ({ title }: Room) => text(title);
  const focused = shown[painting.focus.room];
  const { mayAsk, asked, ask, forget } = usePriceOrigin(focused?.room, painting.focus.day);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SavedAlert saved={saved} isBusy={isBusy} onUndo={work.takeBack} onClose={work.dismiss} />
      {work.failed !== undefined && !preview && <Alert severity="error">{work.failed}</Alert>}
      {failed && <Alert severity="error">{failed.message}</Alert>}
      {!isWide && (
        <RoomChoice rooms={rooms} nameOf={nameOf} value={page.only} onChange={page.showRoom} />
      )}
      <DaysBar days={days} isMonth={!isWide} onTurn={page.turn} />
      <PriceGrid
        label={t('prices.grid')}
        rooms={shown}
        isMonth={!isWide}
        onPaint={page.paint}
        onChosen={() => entry.current?.focus()}
        onOrigin={mayAsk ? ask : undefined}
        {...{ language, days, painting, nameOf, today: page.today }}
      />
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {isThen ? t('asOf.noUnits') : t(isWide ? 'prices.howTo' : 'prices.howToTouch')}
        {isWide && mayAsk && ` · ${t('history.price.hint')}`}
      </Box>
      {mayAsk && focused && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          <Box>{`${nameOf(focused.room)} · ${formatDay(painting.focus.day, language)}`}</Box>
          <Button size="small" startIcon={<InfoIcon />} onClick={ask}>
            {t('history.price.who')}
          </Button>
        </Box>
      )}
      {asked && <PriceOrigin room={asked.room} night={asked.night} onClose={forget} />}
      <Box sx={SIDE_BY_SIDE}>
        {mayWrite && (
          <Section title={t('prices.paint')}>
            {isThen ? (
              <Box sx={{ color: 'text.secondary' }}>{t('asOf.noWrite')}</Box>
            ) : (
              <DayPricesForm
                onChoose={page.chooseRooms}
                onRange={(from, to) => page.paint({ type: 'range', from, to })}
                onLook={(fields) => void page.look(fields)}
                {...{ rooms, nameOf, isBusy, entry }}
                {...{ chosen: page.chosen, from: page.from, to: page.to }}
              />
            )}
          </Section>
        )}
        {focused && (
          <Section title={t('prices.who', { room: nameOf(focused.room) })}>
            <DayPricesList
              paints={focused.paints}
              {...(mayWrite &&
                !isThen && {
                  onUndo: (undo: string) => void work.takeBack([{ roomId: focused.room.id, undo }]),
                })}
            />
          </Section>
        )}
      </Box>
      {preview && (
        <PreviewDialog
          {...{ preview, isBusy, failed: work.failed }}
          onSave={() => void work.save(preview)}
          onClose={work.close}
        />
      )}
    </Box>
  );
}

/** Whose price is asked about: of the day with the focus. */
function usePriceOrigin(room: Room | undefined, night: LocalDate) {
  const isThen = useAsOf() !== undefined;
  // who set it is answered of the price that counts now
  const mayAsk = useMay('read-history', useOwner()) && !isThen;
  const [asked, setAsked] = useState<Readonly<{ room: Room; night: LocalDate }>>();
  return {
    ...{ mayAsk, asked },
    ask: () => room && setAsked({ room, night }),
    forget: () => setAsked(undefined),
  };
}

const SIDE_BY_SIDE = {
  ...{ display: 'grid', gap: 2, alignItems: 'start' },
  gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

const A_WEEK = 7;

/** The day it is, or was at the moment as of which prices are shown. */
function useToday(): LocalDate {
  const moment = useAsOf()?.moment;
  return moment === undefined ? today() : bangkokDay(instant(moment));
}

/** What is shown of rooms, which days of which are chosen, and what is done to them. */
function useRoomPrices(rooms: readonly Room[], isWide: boolean) {
  const [only, setOnly] = useState(rooms[0]?.id ?? '');
  const inGrid = isWide ? rooms : rooms.filter(({ id }) => id === only);
  const today = useToday();
  const { painting, days, paint, turn } = useCellSelection(!isWide, today);
  /** Rooms chosen by the form; undefined: those painted over. */
  const [picked, setPicked] = useState<readonly string[]>();
  const { shown, failed } = useShownPrices(inGrid, days);
  const work = useSetDayPrices();
  const { from, to, first, last } = selectedDays(painting);
  const [wasWide, setWasWide] = useState(isWide);
  const paintedOver = wasWide ? rooms.slice(first, last + 1).map(({ id }) => id) : [only];
  const chosen = picked ?? paintedOver;
  if (wasWide !== isWide) {
    // a tablet was turned: rows are others now, the days and rooms chosen stay
    const focused = wasWide ? (rooms[painting.focus.room]?.id ?? only) : only;
    setWasWide(isWide);
    setOnly(focused);
    setPicked(chosen);
    paint({ type: 'row', room: isWide ? rooms.findIndex(({ id }) => id === focused) : 0 });
  }
  return {
    ...{ today, only, painting, days, turn, shown, failed, from, to, chosen, work },
    chooseRooms: setPicked,
    showRoom: (roomId: string) => {
      setPicked(undefined);
      setOnly(roomId);
    },
    paint: (step: SelectionStep) => {
      if (step.type !== 'range') setPicked(undefined);
      paint(step);
    },
    look: (fields: DayPricesFields) => {
      const { weekdays } = fields;
      const period = {
        ...{ from, to: addDays(to, 1) },
        ...(weekdays.length < A_WEEK && { weekdays: [...weekdays] }),
      };
      const meant = rooms.filter(({ id }) => chosen.includes(id));
      return work.look(meant, { ...period, ...requestOf(fields) });
    },
  };
}

type RoomChoiceProps = Readonly<{
  rooms: readonly Room[];
  nameOf: (room: Room) => string;
  value: string;
  onChange: (roomId: string) => void;
}>;

/** The room whose month is shown. */
function RoomChoice({ rooms, nameOf, value, onChange }: RoomChoiceProps) {
  const { t } = useTranslation();
  return (
    <TextField
      select
      fullWidth
      label={t('prices.room')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {rooms.map((room) => (
        <MenuItem key={room.id} value={room.id}>
          {nameOf(room)}
        </MenuItem>
      ))}
    </TextField>
  );
}

type DaysBarProps = Readonly<{
  days: readonly LocalDate[];
  isMonth: boolean;
  onTurn: (direction: 1 | -1 | 0) => void;
}>;

/** Which days are shown, and what leads to others. */
function DaysBar({ days, isMonth, onTurn }: DaysBarProps) {
  const { t } = useTranslation();
  const { language } = useServices();
  const [first = '', last = first] = [days[0], days.at(-1)];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <IconButton aria-label={t('prices.earlier')} onClick={() => onTurn(-1)}>
        <ChevronLeft />
      </IconButton>
      <Box
        component="h2"
        aria-live="polite"
        sx={{ m: 0, fontSize: '1rem', flex: { xs: 1, md: '0 0 auto' }, textAlign: 'center' }}
      >
        {isMonth
          ? formatMonth(first, language)
          : `${formatDay(first, language)} – ${formatDay(last, language)}`}
      </Box>
      <IconButton aria-label={t('prices.later')} onClick={() => onTurn(1)}>
        <ChevronRight />
      </IconButton>
      <Button size="small" onClick={() => onTurn(0)}>
        {t('prices.today')}
      </Button>
    </Box>
  );
}

type SavedAlertProps = Readonly<{
  saved: Saved | undefined;
  isBusy: boolean;
  onUndo: (undo: Saved['undo']) => void;
  onClose: () => void;
}>;

/** Says what was saved, and takes it back; what was taken back is brought back the same way. */
function SavedAlert({ saved, isBusy, onUndo, onClose }: SavedAlertProps) {
  const { t } = useTranslation();
  return (
    <Box role="status">
      {saved && (
        <UndoNotice
          text={t(saved.isUndo ? 'prices.takenBack' : 'prices.saved', {
            count: saved.undo.length,
          })}
          undo={t(saved.isUndo ? 'prices.redo' : 'undo.undo')}
          isBusy={isBusy}
          onUndo={() => onUndo(saved.undo)}
          onClose={onClose}
        />
      )}
    </Box>
  );
}
