// command-api gets few files by concept, and its base a folder: run it once more on a branch of before, after merging.
// Routes and use cases were parted by hand.
import { mergeModules } from './merge-modules.js';
import { atRoot, moveFiles } from './move-files.js';

atRoot();
moveFiles([
  [
    /^command-api\/use-cases\/media\/(refused-forms|uploads)\.int\.test\.ts$/,
    'command-api/stores/$1.int.test.ts',
  ],
  [/^command-api\/use-cases\/media\/is-pdf\.test\.ts$/, 'command-api/stores/image-upload.test.ts'],
  [/^command-api\/mail\/mail-queue\.(.*)$/, 'command-api/stores/mail-queue.$1'],
  [
    /^command-api\/use-cases\/user\/new-username\.test\.ts$/,
    'command-api/use-cases/user/create-user.test.ts',
  ],
  [
    /^command-api\/use-cases\/user\/weak-password\.test\.ts$/,
    'command-api/use-cases/user/check-password.test.ts',
  ],
  [
    /^command-api\/use-cases\/user\/admin-list\.int\.test\.ts$/,
    'command-api/use-cases/user/role-assignments.int.test.ts',
  ],
]);

const inFolder = (folder, merges) =>
  Object.fromEntries(
    Object.entries(merges).map(([target, sources]) => [
      `${folder}/${target}.ts`,
      sources.map((source) => `${folder}/${source}.ts`),
    ]),
  );

/** By source, names that went elsewhere than most of it. */
const HOMES = {
  'command-api/http/answer.ts': { latestPosition: 'infrastructure/event-store/port.ts' },
  'command-api/use-cases/hotel/gallery.ts': {
    assertReordered: 'command-api/use-cases/requested-fields.ts',
  },
  'command-api/use-cases/hotel/hotel-answer.ts': {
    hotelAnswer: 'command-api/http/hotel.ts',
    ownerOfHotel: 'command-api/http/hotel.ts',
    ownerOfFormerHotel: 'command-api/http/hotel.ts',
  },
  'command-api/use-cases/room/load-offer.ts': { ownerOfRoom: 'command-api/http/room.ts' },
  'command-api/use-cases/user/user-answer.ts': {
    ownerOfUser: 'command-api/http/user.ts',
    ownerOfFormerUser: 'command-api/http/user.ts',
  },
  'command-api/use-cases/partner/load-application.ts': {
    ownerOfApplication: 'command-api/http/partner.ts',
  },
};

mergeModules(
  {
    ...inFolder('command-api', {
      'http/answer': ['http/handler', 'http/answer', 'http/details'],
      'http/request': ['http/request', 'http/caller'],
      'use-cases/requested-fields': [
        'http/pick-provided',
        'http/read-only',
        'use-cases/hotel/gallery',
      ],
      'use-cases/queue-mail': [
        'mail/queue-mail',
        'mail/requested-mail',
        'use-cases/partner/queue-partner-mail',
        'use-cases/user/queue-invitation',
      ],
      'stores/idempotency-keys': ['http/idempotency-keys'],
      'stores/rate-limits': ['http/rate-limits'],
      'stores/credentials': ['use-cases/user/credentials'],
      'stores/second-factor-secrets': ['use-cases/second-factor/second-factor-secrets'],
      'stores/image-upload': [
        'use-cases/media/image-upload',
        'use-cases/media/picture-kinds',
        'use-cases/media/is-pdf',
      ],
    }),
    ...inFolder('command-api/use-cases/hotel', {
      'load-hotel': ['hotel-answer'],
      'create-hotel': ['create-hotel', 'claim-slug', 'hotel-details'],
      'change-hotel': [
        'change-hotel',
        'set-cover',
        'set-logo',
        'set-payment-picture',
        'add-to-gallery',
      ],
    }),
    ...inFolder('command-api/use-cases/room', {
      'load-room': ['load-offer', 'staff-room', 'room-answer'],
      'create-room': ['create-room', 'room-details'],
      'change-room': ['change-room', 'set-cover', 'set-panorama', 'add-to-gallery'],
      'remove-room': ['remove-room', 'close-calendars'],
      'set-prices': ['set-prices', 'requested-day-prices', 'requested-price-undo'],
    }),
    ...inFolder('command-api/use-cases/site', { 'change-site': ['change-site', 'set-banner'] }),
    ...inFolder('command-api/use-cases/second-factor', {
      'change-second-factor': [
        'begin-second-factor',
        'confirm-second-factor',
        'renew-recovery-codes',
        'turn-off-second-factor',
      ],
      'prove-second-factor': ['prove-second-factor', 'take-code', 'totp', 'recovery-codes'],
    }),
    ...inFolder('command-api/use-cases/user', {
      'load-user': ['user-answer'],
      'role-assignments': ['role-assignments', 'admin-list'],
      'create-user': ['create-user', 'new-username', 'register-user', 'first-admin'],
      'change-user': ['change-user', 'remove-user'],
      'check-password': ['weak-password', 'present-password'],
      'reset-password': ['forgot-password', 'reset-password'],
      'sign-in': ['sign-in', 'identify', 'sign-out', 'sign-out-everywhere'],
    }),
    ...inFolder('command-api/use-cases/partner', {
      'apply-as-partner': ['apply-as-partner', 'load-application'],
      'decide-application': ['decide-application', 'partner-account'],
    }),
    ...inFolder('command-api/use-cases/preferences', {
      'change-preferences': ['change-preferences', 'language-of-mails'],
    }),
    ...inFolder('command-api/mail', {
      'compose-staff': [
        'compose-account',
        'compose-case',
        'compose-invitation',
        'compose-partner',
        'compose-reset',
      ],
      compose: ['compose', 'attachments'],
      'load-stay': ['load-stay', 'open-to-guest', 'addresses'],
      'mail-facts': ['mail-content', 'mail-facts'],
      'mail-body': [
        'fill-template',
        'stay-lines',
        'mail-html',
        'mail-text',
        'mail-in-both-languages',
      ],
      'templates/staff-mails': [
        'templates/account-mail',
        'templates/case-mails',
        'templates/invitation-mail',
        'templates/partner-mails',
        'templates/reset-mail',
      ],
    }),
  },
  HOMES,
);
