import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import {
  Confirm,
  DeleteWithConfirmButton,
  useNotify,
  useRecordContext,
  useResourceContext,
  useUpdate,
} from 'react-admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HistoryButton } from '../../features/history/history-button.tsx';
import { post } from '../../shell/api/calls.ts';
import type { User } from '../../shell/api/records.ts';
import { nameOf, useMe } from '../../shell/auth.ts';
import { useServices } from '../../shell/services.ts';
import { AsOfButton } from '../../ui/as-of/as-of-button.tsx';
import { SwitchedOffThen } from '../../ui/as-of/switched-off.tsx';
import { YesNo } from '../../ui/form/inputs.tsx';
import { FormPart } from '../../ui/form/parts.tsx';
import { StaffEdit } from '../../ui/form/staff-form.tsx';
import { sentenceOf } from '../../ui/refusal-sentence.ts';
import { ContactInputs, PasswordInputs, RoleInput } from './user-inputs.tsx';

/** One of the staff: who they are and what they may do; a new password ends their sessions. */
export function UserEdit() {
  return (
    <StaffEdit<User>
      title={(user) => `${nameOf(user)} · ${user.username}`}
      actions={<UserActions />}
    >
      <Stack sx={{ width: '100%', gap: 3 }}>
        <Fields />
      </Stack>
    </StaffEdit>
  );
}

/** What somebody else may do, and whether they sign in; one's own, names aside, is one's account's page. */
function Fields() {
  const { t } = useTranslation();
  const { basename } = useServices();
  const me = useMe();
  const user = useRecordContext<User>();
  if (user?.id === me._id)
    return (
      <>
        <ContactInputs isOwn />
        <Alert severity="info">
          {t('user.own')} <Link to={`${basename}/admin/profile`}>{t('profile.title')}</Link>
        </Alert>
      </>
    );
  return (
    <>
      <ContactInputs>
        <RoleInput />
      </ContactInputs>
      <YesNo source="disabled" helperText={t('user.disableHint')} />
      <FormPart title={t('user.newPassword')}>
        <PasswordInputs />
      </FormPart>
    </>
  );
}

/** What is done about somebody else beside changing what is said of them. */
function UserActions() {
  const { t } = useTranslation();
  const notify = useNotify();
  const me = useMe();
  const user = useRecordContext<User>();
  if (!user) return null;
  const history = (
    <>
      <AsOfButton />
      <HistoryButton thing="user" id={user.id} ownerId={user.ownerId} />
    </>
  );
  if (user.id === me._id) return history;
  return (
    <>
      {history}
      <SwitchedOffThen>
        <MailLink user={user} />
        {me.role === 'admin' && user.secondFactor && <LostFactor user={user} />}
        <DeleteWithConfirmButton
          mutationMode="pessimistic"
          label={t('user.remove')}
          confirmTitle={t('user.removeTitle', { name: nameOf(user) })}
          confirmContent={t('user.removeHint')}
          mutationOptions={{
            onError: (error: unknown) => notify(sentenceOf(error, t), { type: 'error' }),
          }}
        />
      </SwitchedOffThen>
    </>
  );
}

/** A link to set a new password, to the address that is known. */
function MailLink({ user }: Readonly<{ user: User }>) {
  const { t } = useTranslation();
  const { client } = useServices();
  const notify = useNotify();
  const [isPending, setPending] = useState(false);
  if (user.email === null || user.disabled) return null;
  const mail = async () => {
    setPending(true);
    await post(client, '/auth/forgot', { username: user.username }).then(
      () => notify(t('user.linkMailed', { email: user.email }), { type: 'success' }),
      (error: unknown) => notify(sentenceOf(error, t), { type: 'error' }),
    );
    setPending(false);
  };
  return (
    <Button variant="outlined" loading={isPending} onClick={mail}>
      {t('user.mailLink')}
    </Button>
  );
}

/** Turns off the second factor of who lost phone and codes. */
function LostFactor({ user }: Readonly<{ user: User }>) {
  const { t } = useTranslation();
  const notify = useNotify();
  const resource = useResourceContext() ?? '';
  const [isAsking, setAsking] = useState(false);
  const [update, { isPending }] = useUpdate<User>();
  const turnOff = () => {
    setAsking(false);
    void update(
      resource,
      { id: user.id, data: { secondFactor: false }, previousData: user },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(t('secondFactor.isOff'), { type: 'success' }),
        onError: (error) => notify(sentenceOf(error, t), { type: 'error' }),
      },
    );
  };
  return (
    <>
      <Button variant="outlined" loading={isPending} onClick={() => setAsking(true)}>
        {t('user.lostFactor')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={t('user.lostFactor')}
        content={t('user.lostFactorHint', { name: nameOf(user) })}
        confirm={t('secondFactor.turnOff')}
        cancel={t('back')}
        onConfirm={turnOff}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
