import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import type { Stay } from '@baanpak/domain/values/time/local-date.ts';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../shell/context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Thumbnail } from '../../ui/thumbnail.tsx';
import { type ComparedRoom, useComparedFacts } from './compared-facts.tsx';

type CompareRoomsProps = Readonly<{
  hotel: Pick<HotelJson, 'cancellationPolicy'>;
  stay: Stay;
  offers: readonly ComparedRoom[];
  /** Leads to the room that was decided for. */
  onChoose: (roomId: string) => void;
  onClose: () => void;
}>;

/** A hotel's rooms beside each other, a line a fact. Load it on use. */
export function CompareRooms({ hotel, stay, offers, onChoose, onClose }: CompareRoomsProps) {
  const { t } = useTranslation('hotel');
  const { language } = useApp().api;
  const facts = useComparedFacts(hotel, stay).filter(({ of }) =>
    offers.some((compared) => of(compared) !== undefined),
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('compare.title')}
      className="sm:w-[min(94vw,70rem)]"
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section tabIndex={0} aria-label={t('compare.title')} className="mt-4 overflow-x-auto">
        <table
          className="w-full table-fixed border-separate border-spacing-0 text-sm"
          style={{ minWidth: `${NAME_WIDTH + offers.length * ROOM_WIDTH}rem` }}
        >
          <thead>
            <tr>
              <td className={NAME} />
              {offers.map(({ room }) => (
                <th key={room._id} scope="col" className="p-3 text-left align-top">
                  {room.imageUrl && (
                    <Thumbnail src={room.imageUrl} className="aspect-[16/10] w-full rounded-xl" />
                  )}
                  <span className="mt-2 block font-semibold text-base leading-snug">
                    {room.title[language]}
                  </span>
                  <Button
                    kind="quiet"
                    className="mt-2 w-full"
                    aria-label={t('compare.chooseRoom', { title: room.title[language] })}
                    onClick={() => onChoose(room._id)}
                  >
                    {t('compare.choose')}
                  </Button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map(({ name, of }) => (
              <tr key={name}>
                <th scope="row" className={`${NAME} border-line border-t text-left align-top`}>
                  {name}
                </th>
                {offers.map((compared) => (
                  <td key={compared.room._id} className="border-line border-t p-3 align-top">
                    {of(compared) ?? t('compare.unknown')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Dialog>
  );
}

/** At least, in rem: narrower windows scroll. */
const NAME_WIDTH = 6;
const ROOM_WIDTH = 11;

/** What a line is about stays in sight. */
const NAME = 'sticky left-0 z-10 w-24 bg-card p-3 pl-0 font-medium text-muted sm:w-32';
