import { isAccountNumber, isPromptPayId } from '@baanpak/domain/values/money/account-numbers.ts';
import { BANKS } from '@baanpak/domain/values/money/banks.ts';
import { FACILITIES } from '@baanpak/domain/values/place/facilities.ts';
import { PROVINCES } from '@baanpak/domain/values/place/provinces.ts';
import { SIDE_VIEWS } from '@baanpak/domain/values/place/side-views.ts';
import type { Listed } from '@baanpak/domain/values/text/listed.ts';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  CheckboxGroupInput,
  required,
} from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../shell/services.ts';
import { useFieldLabel } from '../../ui/form/fields.ts';
import { BothLanguages, Choice, Columns, LineInput, YesNo } from '../../ui/form/inputs.tsx';
import { Collapsible } from '../../ui/form/parts.tsx';
import { TaxpayerNames, TaxpayerNumbers } from '../../ui/form/taxpayer.tsx';
import { CancellationPart } from './cancellation-part.tsx';
import { AddressPart, PlacePart } from './place-parts.tsx';

/** Everything an owner says of a hotel; `pictures` of one that is there already. */
export const HotelForm = ({ pictures }: Readonly<{ pictures?: ReactNode }>) => (
  <>
    <BasicsPart />
    {pictures}
    <PlacePart />
    <AddressPart />
    <ContactPart />
    <OffersPart />
    <CancellationPart />
    <MoneyPart />
    <TaxPart />
  </>
);

const BASICS = ['hotelName', 'provinceId', 'disabled', 'messageDescription', 'messageFromHotel'];

/** What it is called and what guests read of it first. */
function BasicsPart() {
  const { t } = useTranslation();
  return (
    <Collapsible title={t('hotel.basics')} fields={BASICS} opensFirst>
      <BothLanguages source="hotelName" printed="one-line" isRequired most={200} />
      <Columns>
        <ProvinceInput />
        <YesNo source="disabled" helperText={t('hotel.disabledHint')} />
      </Columns>
      <BothLanguages source="messageDescription" multiline most={10_000} />
      <BothLanguages source="messageFromHotel" multiline most={10_000} />
    </Collapsible>
  );
}

function ProvinceInput() {
  const { language } = useServices();
  const label = useFieldLabel();
  return (
    <AutocompleteInput
      source="provinceId"
      label={label('provinceId')}
      choices={PROVINCES.map((province) => ({ id: province._id, name: province[language] }))}
      validate={required()}
      helperText={false}
    />
  );
}

const CONTACT = ['contactPhone', 'contactChat', 'vdoYoutube', 'vdoFacebook'];

/** How guests reach it, and its films. */
function ContactPart() {
  const { t } = useTranslation();
  return (
    <Collapsible title={t('hotel.contact')} fields={CONTACT}>
      <Columns>
        <LineInput source="contactPhone" type="tel" most={30} />
        <LineInput source="contactChat" most={500} helperText={t('hotel.chatHint')} />
        <LineInput source="vdoYoutube" type="url" />
        <LineInput source="vdoFacebook" type="url" />
      </Columns>
    </Collapsible>
  );
}

const OFFERS = [
  ...['checkInAtHotel', 'checkInOnline', 'checkInTime', 'checkOutTime'],
  ...['facilities', 'sideViews'],
];

/** How guests arrive, what there is and what they see. */
function OffersPart() {
  const { t } = useTranslation();
  const { language } = useServices();
  const label = useFieldLabel();
  const choices = (list: readonly Listed[]) =>
    list.map(({ code, label: name }) => ({ id: code, name: name[language] }));
  return (
    <Collapsible title={t('hotel.offers')} fields={OFFERS}>
      <Columns>
        <YesNo source="checkInAtHotel" />
        <YesNo source="checkInOnline" />
        <LineInput source="checkInTime" type="time" />
        <LineInput source="checkOutTime" type="time" />
      </Columns>
      <CheckboxGroupInput
        source="facilities"
        label={label('facilities')}
        choices={choices(FACILITIES)}
        helperText={false}
      />
      <AutocompleteArrayInput
        source="sideViews"
        label={label('sideViews')}
        choices={choices(SIDE_VIEWS)}
        helperText={false}
      />
    </Collapsible>
  );
}

const ACCOUNT = ['bank', 'bankAccountNumber', 'bankAccountName', 'promptPayId'];

/** Where guests' transfers go. */
function MoneyPart() {
  const { t } = useTranslation();
  const { language } = useServices();
  const unless = (isRight: (text: string) => boolean, wrong: string) => (text?: string | null) =>
    !text || isRight(text) ? undefined : wrong;
  return (
    <Collapsible title={t('hotel.account')} fields={ACCOUNT}>
      <Columns>
        <Choice
          source="bank"
          choices={BANKS.map(({ code, label }) => ({ id: code, name: label[language] }))}
          none={t('hotel.noBank')}
        />
        <LineInput
          source="bankAccountNumber"
          isNumber
          validate={unless(isAccountNumber, t('hotel.wrongAccount'))}
        />
        <LineInput source="bankAccountName" most={200} />
        <LineInput
          source="promptPayId"
          isNumber
          helperText={t('hotel.promptPayHint')}
          validate={unless(isPromptPayId, t('hotel.wrongPromptPay'))}
        />
      </Columns>
    </Collapsible>
  );
}

const TAX = ['registeredName', 'registeredAddress', 'taxId', 'branch', 'vatRegistered'];

/** Who issues receipts and tax invoices. */
function TaxPart() {
  const { t } = useTranslation();
  return (
    <Collapsible title={t('hotel.tax')} fields={TAX}>
      <Typography color="text.secondary">{t('hotel.taxHint')}</Typography>
      <TaxpayerNames />
      <Columns>
        <TaxpayerNumbers />
        <YesNo source="vatRegistered" helperText={t('hotel.vatHint')} />
      </Columns>
    </Collapsible>
  );
}
