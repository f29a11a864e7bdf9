import { testsOfTexts } from '../../testing/same-texts.ts';
import { en } from './en.ts';
import { enBooking } from './en-booking.ts';
import { th } from './th.ts';
import { thBooking } from './th-booking.ts';

testsOfTexts({ ...th, ...thBooking }, { ...en, ...enBooking });
