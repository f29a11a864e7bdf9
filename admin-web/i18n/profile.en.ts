import type { Translated } from './i18n.ts';
import type { profileTh } from './profile.th.ts';

export const profileEn: Translated<typeof profileTh> = {
  profile: {
    title: 'My account',
    details: 'Who you are',
    save: 'Save',
    saved: 'Saved',
    password: 'Password',
    currentPassword: 'Present password',
    passwordSaved: 'Your new password is set; other devices are signed out',
    sessions: 'Where you are signed in',
    sessionsHint:
      'Signs you out on every device, this one too: for when one was lost, or somebody else used it',
    signOutEverywhere: 'Sign out everywhere',
  },
  secondFactor: {
    title: 'Second factor',
    hint: 'With a code of an authenticator app on your phone, asked for before you decide over money: a stolen password alone then confirms no transfer and pays nothing out',
    turnOn: 'Turn on the second factor',
    scan: 'Scan this with an authenticator app, such as Google Authenticator or 1Password, and enter the code it shows.',
    qr: 'QR code for the authenticator app',
    orType: 'Or type this key into the app:',
    appCode: 'Code of the app, 6 digits',
    code: 'Code',
    codeHint: 'The 6 digits of your authenticator app, or a recovery code',
    tooShort: 'A code has at least 6 characters',
    codes: 'Recovery codes',
    keepCodes:
      'Keep these codes where you find them without your phone. Each works once in place of a code of the app, and they are not shown again.',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'The browser did not let us copy; please download them',
    download: 'Download',
    kept: 'I have kept them',
    isOn: 'The second factor is on.',
    isOff: 'The second factor is off',
    left_one: '{{count}} recovery code is left.',
    left: '{{count}} recovery codes are left.',
    renew: 'New recovery codes',
    renewHint: 'The recovery codes of before are worthless then',
    turnOff: 'Turn off the second factor',
    turnOffHint: 'Your password alone then decides over money',
    ask: 'Is it you?',
    askHint: 'You are about to decide over money. For 5 minutes we do not ask again.',
    prove: 'Confirm',
  },
};
