import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Room } from '../../shell/api/room.ts';
import { useMay } from '../../shell/me.ts';
import { useOwner } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';
import { today } from '../../ui/dates.ts';
import { Section } from '../../ui/section.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { DayPricesForm } from './day-prices-form.tsx';
import { DayPricesList } from './day-prices-list.tsx';
import { DaysBar } from './days-bar.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { PriceGrid } from './price-grid.tsx';
import { RoomChoice } from './room-choice.tsx';
import { SavedAlert } from './saved-alert.tsx';
import { useRoomPrices } from './use-room-prices.ts';

type RoomPricesProps = Readonly<{ rooms: readonly Room[]; isWide: boolean }>;

/** The grid over what its chosen days are to say; on a phone the month of one room. */
export function RoomPrices({ rooms, isWide }: RoomPricesProps) {
  const { t } = useTranslation();
  const { language } = useServices();
  const { text } = useFormats();
  const mayWrite = useMay('write-hotels', useOwner());
  const entry = useRef<HTMLInputElement>(null);
  const { shown, painting, days, work, failed, ...page } = useRoomPrices(rooms, isWide);
  const { saved, preview, isBusy } = work;
  const nameOf = ({ title }: Room) => text(title);
  const focused = shown[painting.focus.room];
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
        today={today()}
        onPaint={page.paint}
        onChosen={() => entry.current?.focus()}
        {...{ language, days, painting, nameOf }}
      />
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {t(isWide ? 'prices.howTo' : 'prices.howToTouch')}
      </Box>
      <Box sx={SIDE_BY_SIDE}>
        {mayWrite && (
          <Section title={t('prices.paint')}>
            <DayPricesForm
              onChoose={page.chooseRooms}
              onRange={(from, to) => page.paint({ type: 'range', from, to })}
              onLook={(fields) => void page.look(fields)}
              {...{ rooms, nameOf, isBusy, entry }}
              {...{ chosen: page.chosen, from: page.from, to: page.to }}
            />
          </Section>
        )}
        {focused && (
          <Section title={t('prices.who', { room: nameOf(focused.room) })}>
            <DayPricesList
              paints={focused.paints}
              {...(mayWrite && {
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

const SIDE_BY_SIDE = {
  ...{ display: 'grid', gap: 2, alignItems: 'start' },
  gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
