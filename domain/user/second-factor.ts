import type { Message } from '../values/decider/message.ts';
import { Refusal } from '../values/decider/refusal.ts';

/** How many recovery codes somebody has at first, each good once. */
export const RECOVERY_CODES = 10;

/**
 * What somebody proves beside their password before they decide over money. The secret and the hashes of
 * the codes lie outside the log, by these versions (docs/adr/0040-second-factor.md).
 */
export type SecondFactor = Readonly<{
  secretVersion: string;
  recoveryVersion: string;
  /** Numbers of the recovery codes that were used. */
  usedCodes: readonly number[];
}>;

type Versions = Readonly<{ userId: string; secretVersion: string; recoveryVersion: string }>;
type OfCodes = Readonly<{ userId: string; recoveryVersion: string }>;

export type TurnOnSecondFactor = Message<'TurnOnSecondFactor', Versions>;
/** By who has it, or by an admin where it was lost. */
export type TurnOffSecondFactor = Message<'TurnOffSecondFactor', { userId: string }>;
export type RenewRecoveryCodes = Message<'RenewRecoveryCodes', OfCodes>;
export type UseRecoveryCode = Message<'UseRecoveryCode', OfCodes & { number: number }>;
export type SecondFactorCommand =
  | TurnOnSecondFactor
  | TurnOffSecondFactor
  | RenewRecoveryCodes
  | UseRecoveryCode;

export type SecondFactorTurnedOn = Message<'SecondFactorTurnedOn', Versions>;
export type SecondFactorTurnedOff = Message<'SecondFactorTurnedOff', { userId: string }>;
export type RecoveryCodesRenewed = Message<'RecoveryCodesRenewed', OfCodes>;
export type RecoveryCodeUsed = Message<
  'RecoveryCodeUsed',
  OfCodes & { number: number; left: number }
>;
export type SecondFactorEvent =
  | SecondFactorTurnedOn
  | SecondFactorTurnedOff
  | RecoveryCodesRenewed
  | RecoveryCodeUsed;

/** How many of the recovery codes are still good; null where the second factor is off. */
export const recoveryCodesLeft = (factor: SecondFactor | null): number | null =>
  factor && RECOVERY_CODES - factor.usedCodes.length;

/** Refuses `second-factor-on`, `second-factor-off`, and `wrong-code` for a recovery code that was used. */
export function decideSecondFactor(
  factor: SecondFactor | null,
  command: SecondFactorCommand,
): SecondFactorEvent[] {
  switch (command.type) {
    case 'TurnOnSecondFactor':
      return turnOn(factor, command);
    case 'TurnOffSecondFactor':
      return factor ? [{ type: 'SecondFactorTurnedOff', data: command.data }] : [];
    case 'RenewRecoveryCodes':
      return command.data.recoveryVersion === turnedOn(factor).recoveryVersion
        ? []
        : [{ type: 'RecoveryCodesRenewed', data: command.data }];
    case 'UseRecoveryCode':
      return spendCode(turnedOn(factor), command);
  }
}

/** The second factor after an event. */
export function evolveSecondFactor(
  factor: SecondFactor | null,
  event: SecondFactorEvent,
): SecondFactor | null {
  switch (event.type) {
    case 'SecondFactorTurnedOn': {
      const { secretVersion, recoveryVersion } = event.data;
      return { secretVersion, recoveryVersion, usedCodes: [] };
    }
    case 'SecondFactorTurnedOff':
      return null;
    case 'RecoveryCodesRenewed':
      return factor && { ...factor, recoveryVersion: event.data.recoveryVersion, usedCodes: [] };
    case 'RecoveryCodeUsed':
      return factor && { ...factor, usedCodes: [...factor.usedCodes, event.data.number] };
  }
}

/** Of a user. Throws `second-factor-off` where there is none. */
export function turnedOn(factor: SecondFactor | null): SecondFactor {
  if (!factor) throw new Refusal('second-factor-off', 'The second factor is off');
  return factor;
}

function turnOn(factor: SecondFactor | null, { data }: TurnOnSecondFactor): SecondFactorEvent[] {
  if (!factor) return [{ type: 'SecondFactorTurnedOn', data }];
  const { secretVersion, recoveryVersion } = factor;
  if (secretVersion === data.secretVersion && recoveryVersion === data.recoveryVersion) return [];
  throw new Refusal('second-factor-on', 'The second factor is on already');
}

function spendCode(factor: SecondFactor, { data }: UseRecoveryCode): SecondFactorEvent[] {
  const { recoveryVersion, usedCodes } = factor;
  if (data.recoveryVersion !== recoveryVersion || usedCodes.includes(data.number))
    throw new Refusal('wrong-code', 'This recovery code was used');
  const left = RECOVERY_CODES - usedCodes.length - 1;
  return [{ type: 'RecoveryCodeUsed', data: { ...data, left } }];
}
