import type { ViewJson } from '@baanpak/contract/preferences/preferences.ts';

export type ViewsDialogProps<What> = Readonly<{
  views: readonly ViewJson[];
  keep(what: What): Promise<unknown>;
  onClose(): void;
}>;
