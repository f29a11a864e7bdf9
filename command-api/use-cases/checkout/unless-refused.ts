import { Refusal } from '@baanpak/domain/values/decider/refusal.ts';

/** Whether it was not refused for that reason; any other failure is thrown. */
export async function unlessRefused(
  code: Refusal['code'],
  act: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === code) return false;
    throw error;
  }
}
