import { useTranslation } from 'react-i18next';
import { FormPart } from '../../ui/form/form-part.tsx';
import { BothLanguages, Columns, Line, YesNo } from '../../ui/form/inputs.tsx';
import { AddressPart } from './address-part.tsx';
import { CancellationPart } from './cancellation-part.tsx';
import { MoneyPart } from './money-part.tsx';
import { OffersPart } from './offers-part.tsx';
import { PlacePart } from './place-part.tsx';
import { ProvinceInput } from './province-input.tsx';

/** Everything an owner says of a hotel. */
export function HotelForm() {
  const { t } = useTranslation();
  return (
    <>
      <FormPart title={t('hotel.basics')}>
        <BothLanguages source="hotelName" isRequired most={200} />
        <Columns>
          <ProvinceInput />
          <YesNo source="disabled" />
        </Columns>
        <BothLanguages source="messageDescription" multiline most={10_000} />
        <BothLanguages source="messageFromHotel" multiline most={10_000} />
      </FormPart>
      <FormPart title={t('hotel.contact')}>
        <Columns>
          <Line source="contactPhone" type="tel" most={30} />
          <Line source="contactChat" most={500} helperText={t('hotel.chatHint')} />
          <Line source="vdoYoutube" type="url" />
          <Line source="vdoFacebook" type="url" />
        </Columns>
      </FormPart>
      <AddressPart />
      <PlacePart />
      <OffersPart />
      <MoneyPart />
      <CancellationPart />
    </>
  );
}
