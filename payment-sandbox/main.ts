import { sandboxConfig } from '@baanpak/infrastructure/config/config.ts';
import { run } from '@baanpak/infrastructure/program/run.ts';
import { openLog } from '@baanpak/infrastructure/telemetry/log.ts';
import { startSandboxAlone } from './start.ts';

// The payment provider that takes no money, alone: reached by SANDBOX_URL.
void run(async () => startSandboxAlone(sandboxConfig(process.env), openLog()));
