import { RECOVERY_CODES } from '@baanpak/domain/user/second-factor.ts';
import { Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { uuid } from '../fields/fields.ts';

const appCode = () =>
  Type.String({
    minLength: 6,
    maxLength: 20,
    writeOnly: true,
    description: 'What the authenticator app shows',
  });
const code = () =>
  Type.String({
    minLength: 6,
    maxLength: 30,
    writeOnly: true,
    description: 'What the authenticator app shows, or a recovery code',
  });

const currentPassword = () =>
  Type.Optional(
    Type.String({
      maxLength: 200,
      writeOnly: true,
      description: 'The present one; where it is missing, it is refused as a wrong one is',
    }),
  );

export const BeginSecondFactorBody = Type.Object({ currentPassword: currentPassword() });
export const BeginSecondFactorAnswer = withDetail({
  setupId: uuid('To confirm it by, within half an hour'),
  secret: Type.String({ description: 'In base32, for who cannot scan' }),
  uri: Type.String({ description: 'For a QR code: `otpauth://totp/…`' }),
});

export const ConfirmSecondFactorBody = Type.Object({ setupId: uuid(), code: appCode() });
export const RenewRecoveryCodesBody = Type.Object({ code: code() });
/** They are shown this once. */
export const RecoveryCodesAnswer = withDetail({
  recoveryCodes: Type.Array(Type.String(), { minItems: RECOVERY_CODES, maxItems: RECOVERY_CODES }),
});

export const ProveSecondFactorBody = Type.Object({ code: code() });
export const ProveSecondFactorAnswer = withDetail({
  proof: Type.String({ description: 'For the header `x-second-factor`' }),
  expires_in: Type.Integer({ description: 'Seconds' }),
});

export const TurnOffSecondFactorBody = Type.Object({
  code: code(),
  currentPassword: currentPassword(),
});
