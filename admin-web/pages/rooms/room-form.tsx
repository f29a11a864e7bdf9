import type { Listed } from '@baanpak/domain/values/text/listed.ts';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import {
  ArrayInput,
  maxLength,
  required,
  SelectInput,
  useInput,
  useSourceContext,
  type Validator,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../shell/services.ts';
import { useFieldLabel } from '../../ui/form/fields.ts';
import { Amount, BothLanguages, Choice, Columns, LineInput, YesNo } from '../../ui/form/inputs.tsx';
import { Collapsible, Items } from '../../ui/form/parts.tsx';

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

/** What the units are called: each name is a chip; a list that is pasted is taken apart at its commas. */
function UnitNames() {
  const { t } = useTranslation();
  const label = useFieldLabel();
  const { field, fieldState } = useInput({
    source: 'unitNames',
    defaultValue: [],
    validate: noMoreThanUnits(t('room.tooManyUnitNames')),
  });
  const { error } = fieldState;
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      options={NONE}
      value={field.value}
      onChange={(_, names: readonly string[]) => field.onChange(apart(names))}
      onBlur={field.onBlur}
      renderInput={(input) => (
        <TextField
          {...input}
          label={label('unitNames')}
          error={error !== undefined}
          helperText={error ? t('room.tooManyUnitNames') : t('room.unitNamesHint')}
        />
      )}
    />
  );
}

const NONE: readonly string[] = [];

const apart = (names: readonly string[]): string[] => [
  ...new Set(
    names
      .flatMap((name) => name.split(','))
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
];

const noMoreThanUnits =
  (said: string): Validator =>
  (names: unknown, { units }: { units?: unknown }) =>
    Array.isArray(names) && typeof units === 'number' && names.length > units ? said : undefined;

const MOST_FACILITIES = 50;

/** What is in the room, each with the name of its icon. */
function FacilitiesPart() {
  const { t } = useTranslation();
  return (
    <Collapsible title={t('field.facilities')} fields={['facilities']}>
      <ArrayInput source="facilities" label={false} validate={maxLength(MOST_FACILITIES)}>
        <Items>
          <IconChoice />
          <BothLanguages source="text" isRequired most={200} />
        </Items>
      </ArrayInput>
    </Collapsible>
  );
}

/** The icon of a thing in the room; a name that is not in the list stays as a choice. */
function IconChoice() {
  const { language } = useServices();
  const label = useFieldLabel();
  const kept: unknown = useWatch({ name: useSourceContext().getSource('icon') });
  const choices = ICONS.map((icon) => ({ id: icon.code, name: icon.label[language] }));
  const isOther =
    typeof kept === 'string' && kept !== '' && !ICONS.some(({ code }) => code === kept);
  return (
    <SelectInput
      source="icon"
      label={label('icon')}
      choices={isOther ? [{ id: kept, name: kept }, ...choices] : choices}
      validate={required()}
      helperText={false}
    />
  );
}

/** Icons of what is in a room, by their names in Lucide. */
const ICONS: readonly Listed[] = [
  { code: 'wifi', label: { th: 'Wi-Fi', en: 'Wifi' } },
  { code: 'air-vent', label: { th: 'เครื่องปรับอากาศ', en: 'Air conditioner' } },
  { code: 'fan', label: { th: 'พัดลม', en: 'Fan' } },
  { code: 'bed-double', label: { th: 'เตียงใหญ่', en: 'Double bed' } },
  { code: 'bed-single', label: { th: 'เตียงเดี่ยว', en: 'Single bed' } },
  { code: 'sofa', label: { th: 'โซฟา', en: 'Sofa' } },
  { code: 'shower-head', label: { th: 'ฝักบัว', en: 'Shower' } },
  { code: 'bath', label: { th: 'อ่างอาบน้ำ', en: 'Bathtub' } },
  { code: 'sun', label: { th: 'ระเบียง', en: 'Balcony' } },
  { code: 'trees', label: { th: 'สวน', en: 'Garden' } },
  { code: 'waves', label: { th: 'น้ำหรือสระ', en: 'Water or pool' } },
  { code: 'mountain', label: { th: 'ภูเขา', en: 'Mountain' } },
  { code: 'tv', label: { th: 'โทรทัศน์', en: 'TV' } },
  { code: 'refrigerator', label: { th: 'ตู้เย็น', en: 'Fridge' } },
  { code: 'coffee', label: { th: 'ชาและกาแฟ', en: 'Tea and coffee' } },
  { code: 'lamp-desk', label: { th: 'โต๊ะทำงาน', en: 'Desk' } },
  { code: 'cooking-pot', label: { th: 'ครัว', en: 'Kitchen' } },
  { code: 'microwave', label: { th: 'ไมโครเวฟ', en: 'Microwave' } },
  { code: 'washing-machine', label: { th: 'เครื่องซักผ้า', en: 'Washing machine' } },
  { code: 'flame', label: { th: 'เตาไฟ', en: 'Fire' } },
  { code: 'car', label: { th: 'ที่จอดรถ', en: 'Parking' } },
  { code: 'lock', label: { th: 'ตู้นิรภัย', en: 'Safe' } },
  { code: 'paw-print', label: { th: 'สัตว์เลี้ยง', en: 'Pets' } },
  { code: 'baby', label: { th: 'เด็กเล็ก', en: 'Small children' } },
  { code: 'bike', label: { th: 'จักรยาน', en: 'Bicycle' } },
  { code: 'sailboat', label: { th: 'เรือ', en: 'Boat' } },
  { code: 'utensils', label: { th: 'อาหาร', en: 'Food' } },
];

const MOST_NOTES = 3;

/** Up to three notes that guests read beside the room. */
function NotesPart() {
  const { t } = useTranslation();
  return (
    <Collapsible title={t('room.notes')} fields={['notes']}>
      <ArrayInput source="notes" label={false} validate={maxLength(MOST_NOTES)}>
        <Items most={MOST_NOTES}>
          <BothLanguages source="text" isRequired multiline most={1000} />
        </Items>
      </ArrayInput>
    </Collapsible>
  );
}
