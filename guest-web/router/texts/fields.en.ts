import type { Translated } from '../../shell/translated.ts';
import type { fieldsTh } from './fields.th.ts';

export const fieldsEn: Translated<typeof fieldsTh> = {
  errorSummary_one: 'Please correct {{count}} field',
  errorSummary_other: 'Please correct {{count}} fields',
  contact: {
    invalidEmail: 'Invalid email',
    name: 'Full name',
    email: 'Email',
    phone: 'Phone',
    invalidPhone: 'Please enter a phone number of 6 to 20 digits',
  },
  picture: {
    choose: 'Choose a picture',
    other: 'Change picture',
    remove: 'Remove',
    wrongType: 'Pictures must be JPEG, PNG, WebP or AVIF',
    tooLarge: 'This picture is larger than 10 MB. Please choose another one',
    file: {
      choose: 'Choose a file',
      other: 'Change file',
      wrongType: 'Files must be JPEG, PNG, WebP, AVIF or PDF',
      tooLarge: 'This file is larger than 10 MB. Please choose another one',
    },
  },
};
