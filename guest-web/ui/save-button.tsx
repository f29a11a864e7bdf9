import { saveFile } from '@baanpak/web-ui/files/save-file.ts';
import { type ComponentType, useState } from 'react';
import { ApiProblem } from '../shell/api/problem.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { useProblemMessage } from './problem-message.ts';

type SaveButtonProps = Readonly<{
  /** Its content: a link could not carry the key that every call needs. */
  load: () => Promise<Blob>;
  file: string;
  label: string;
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
}>;

/** Saves a file on the guest's device, or says why it could not be loaded. */
export function SaveButton({ load, file, label, Icon }: SaveButtonProps) {
  const message = useProblemMessage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  async function save() {
    setBusy(true);
    setProblem(undefined);
    try {
      saveFile(await load(), file);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="grid gap-2">
      <Button kind="quiet" busy={busy} onClick={() => void save()}>
        {!busy && <Icon className="size-5" aria-hidden="true" />}
        {label}
      </Button>
      {problem && <Alert>{message(problem)}</Alert>}
    </div>
  );
}
