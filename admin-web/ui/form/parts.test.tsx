import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Collapsible } from './parts.tsx';

function Form() {
  const form = useForm({ defaultValues: { phone: '' } });
  const refuse = () => form.setError('phone', { message: 'No phone number' });
  return (
    <FormProvider {...form}>
      <Collapsible title="Contact" fields={['phone']}>
        <input aria-label="Phone" {...form.register('phone')} />
      </Collapsible>
      <button type="button" onClick={refuse}>
        Refuse
      </button>
      <button type="button" onClick={() => form.clearErrors()}>
        Accept
      </button>
    </FormProvider>
  );
}

const part = () => screen.getByRole('button', { name: /^Contact/ });
const press = (name: string) => screen.getByRole('button', { name });

describe('a part of a long form', () => {
  it('makes its fields when it is first opened, and keeps what is typed in them', async () => {
    const { user } = await show(<Form />);
    expect(screen.queryByLabelText('Phone')).toBeNull();
    await user.click(part());
    await user.type(screen.getByLabelText('Phone'), '02');
    await user.click(part());
    expect(part()).toHaveAttribute('aria-expanded', 'false');
    await user.click(part());
    expect(screen.getByLabelText('Phone')).toHaveValue('02');
  });

  it('with a mistake opens, is marked, and does not close over it', async () => {
    const { user } = await show(<Form />);
    await user.click(press('Refuse'));
    expect(part()).toHaveTextContent('Please check');
    await user.click(part());
    expect(part()).toHaveAttribute('aria-expanded', 'true');
    await user.click(press('Accept'));
    expect(part()).toHaveTextContent(/^Contact$/);
    await user.click(part());
    expect(part()).toHaveAttribute('aria-expanded', 'false');
  });
});
