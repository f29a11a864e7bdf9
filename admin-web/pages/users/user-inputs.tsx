import { ROLES, type Role } from '@baanpak/domain/values/people/roles.ts';
import type { ReactNode } from 'react';
import { email, minLength, PasswordInput, required } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../shell/auth.ts';
import { Choice, Columns, LineInput } from '../../ui/form/inputs.tsx';

const SHORTEST_PASSWORD = 10;

/** A role that one may give. */
export function RoleInput() {
  const { t } = useTranslation();
  const { role } = useMe();
  return (
    <Choice
      source="role"
      isRequired
      choices={rolesMadeBy(role).map((id) => ({ id, name: t(`roles.${id}`) }))}
    />
  );
}

type ContactInputsProps = Readonly<{
  needsEmail?: boolean;
  /** One's own address and phone take the present password: they are changed where that is asked for. */
  isOwn?: boolean;
  children?: ReactNode;
}>;

/** Names and contacts; what else is asked of the user stands beside them. */
export const ContactInputs = ({
  needsEmail = false,
  isOwn = false,
  children,
}: ContactInputsProps) => (
  <Columns>
    <LineInput source="firstname" most={100} />
    <LineInput source="lastname" most={100} />
    <LineInput source="nickname" most={100} />
    {!isOwn && (
      <>
        <LineInput source="phone" type="tel" />
        <LineInput
          source="email"
          type="email"
          validate={needsEmail ? [required(), email()] : [email()]}
        />
      </>
    )}
    {children}
  </Columns>
);

type Passwords = Readonly<{ password?: string; confirmPassword?: string }>;

/** A password, twice; left empty it stays as it is, where it is not required. */
export function PasswordInputs({ isRequired = false }: Readonly<{ isRequired?: boolean }>) {
  const { t } = useTranslation();
  const same = (confirmed: string | undefined, { password }: Passwords) =>
    (password ?? '') === (confirmed ?? '') ? undefined : t('user.notTheSame');
  const rules = [minLength(SHORTEST_PASSWORD), ...(isRequired ? [required()] : [])];
  return (
    <Columns>
      <PasswordInput
        source="password"
        label={t('field.password')}
        autoComplete="new-password"
        validate={rules}
        helperText={false}
      />
      <PasswordInput
        source="confirmPassword"
        label={t('field.confirmPassword')}
        autoComplete="new-password"
        validate={[same, ...(isRequired ? [required()] : [])]}
        helperText={false}
      />
    </Columns>
  );
}

/** Whom somebody of a role may make: owners their own people, administrators anybody. */
const rolesMadeBy = (role: Role): readonly Role[] =>
  role === 'admin' ? ROLES : ['officer', 'visitor', 'auditor'];
