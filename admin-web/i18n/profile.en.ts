import type { Translated } from './i18n.ts';
import type { profileTh } from './profile.th.ts';

export const profileEn: Translated<typeof profileTh> = {
  profile: {
    title: 'My account',
    details: 'Your details',
    save: 'Save',
    saved: 'Saved',
    password: 'Password',
    currentPassword: 'Current password',
    passwordSaved: 'Your new password is set. Other devices are signed out',
    sessions: 'Where you are signed in',
    sessionsHint:
      'Signs you out on every device, including this one. Use it if a device was lost or someone else used it',
    signOutEverywhere: 'Sign out everywhere',
  },
  secondFactor: {
    title: 'Second factor',
    hint: 'Asks for a code from an authenticator app on your phone before you decide on money, so that a stolen password alone cannot confirm a transfer or pay money out',
    turnOn: 'Turn on the second factor',
    scan: 'Scan this with an authenticator app, such as Google Authenticator or 1Password, and enter the code it shows.',
    qr: 'QR code for the authenticator app',
    orType: 'Or type this key into the app:',
    appCode: '6-digit code from the app',
    code: 'Code',
    codeHint: 'The 6 digits from your authenticator app, or a recovery code',
    tooShort: 'A code has at least 6 characters',
    codes: 'Recovery codes',
    keepCodes:
      'Keep these codes where you can find them without your phone. Each works once in place of a code from the app. They will not be shown again.',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'The browser would not let us copy them. Please download them',
    download: 'Download',
    kept: 'I have saved them',
    isOn: 'The second factor is on.',
    isOff: 'The second factor is off',
    left_one: '{{count}} recovery code is left.',
    left: '{{count}} recovery codes are left.',
    renew: 'New recovery codes',
    renewHint: 'Your old recovery codes will stop working',
    turnOff: 'Turn off the second factor',
    turnOffHint: 'Your password alone is then enough to decide on money',
    ask: 'Is it you?',
    askHint: 'You are about to decide on money. We will not ask again for 5 minutes.',
    prove: 'Confirm',
  },
};
