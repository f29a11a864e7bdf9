import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Collapsible } from '../../ui/form/collapsible.tsx';
import { Amount, BothLanguages, Choice, Columns, LineInput, YesNo } from '../../ui/form/inputs.tsx';
import { FacilitiesPart } from './facilities-part.tsx';
import { NotesPart } from './notes-part.tsx';
import { UnitNames } from './unit-names.tsx';

const BASICS = ['title', 'subtitle', 'description', 'roomType', 'disabled'];
const SOLD = ['basePrice', 'units', 'guests', 'maxGuests', 'unitNames'];
const OFFERED = ['breakfast', 'kidsAllowed', 'petsAllowed'];

/** Everything an owner says of a room; prices of days are painted elsewhere; `pictures` of one that is there already. */
export function RoomForm({ pictures }: Readonly<{ pictures?: ReactNode }>) {
  const { t } = useTranslation();
  return (
    <>
      <Collapsible title={t('room.basics')} fields={BASICS} opensFirst>
        <BothLanguages source="title" printed="one-line" isRequired most={200} />
        <BothLanguages source="subtitle" most={500} />
        <BothLanguages source="description" multiline most={10_000} />
        <Columns>
          <LineInput source="roomType" most={100} />
          <YesNo source="disabled" helperText={t('room.disabledHint')} />
        </Columns>
      </Collapsible>
      <Collapsible title={t('room.sold')} fields={SOLD} opensFirst>
        <Columns>
          <Amount source="basePrice" isRequired isBaht min={1} max={1_000_000} />
          <Amount source="units" isRequired min={1} max={1000} />
          <Amount source="guests" isRequired min={1} max={100} helperText={t('room.guestsHint')} />
          <Amount
            source="maxGuests"
            isRequired
            min={1}
            max={100}
            helperText={t('room.maxGuestsHint')}
          />
        </Columns>
        <UnitNames />
      </Collapsible>
      {pictures}
      <Collapsible title={t('room.offered')} fields={OFFERED}>
        <Columns>
          <Choice source="breakfast" choices={useBreakfasts()} none={t('room.noBreakfast')} />
          <span />
          <YesNo source="kidsAllowed" />
          <YesNo source="petsAllowed" />
        </Columns>
      </Collapsible>
      <FacilitiesPart />
      <NotesPart />
    </>
  );
}

function useBreakfasts() {
  const { t } = useTranslation();
  return [
    { id: 'included', name: t('room.breakfastIncluded') },
    { id: 'on-request', name: t('room.breakfastOnRequest') },
  ];
}
