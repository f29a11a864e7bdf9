import { useTranslation } from 'react-i18next';
import { FormPart } from '../../ui/form/form-part.tsx';
import { Amount, BothLanguages, Columns, Line, YesNo } from '../../ui/form/inputs.tsx';
import { FacilitiesPart } from './facilities-part.tsx';
import { NotesPart } from './notes-part.tsx';

/** Everything an owner says of a room; prices of days are painted elsewhere. */
export function RoomForm() {
  const { t } = useTranslation();
  return (
    <>
      <FormPart title={t('room.basics')}>
        <BothLanguages source="title" isRequired most={200} />
        <BothLanguages source="subtitle" most={500} />
        <BothLanguages source="description" multiline most={10_000} />
        <Columns>
          <Line source="roomType" most={100} />
          <YesNo source="disabled" />
        </Columns>
      </FormPart>
      <FormPart title={t('room.sold')}>
        <Columns>
          <Amount source="basePrice" isRequired min={1} max={1_000_000} />
          <Amount source="units" isRequired min={1} max={1000} />
          <Amount source="guests" isRequired min={1} max={100} />
          <Amount source="maxGuests" isRequired min={1} max={100} />
          <YesNo source="kidsAllowed" />
          <YesNo source="petsAllowed" />
        </Columns>
      </FormPart>
      <FacilitiesPart />
      <NotesPart />
    </>
  );
}
