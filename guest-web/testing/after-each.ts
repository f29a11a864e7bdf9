import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, vi } from 'vitest';

// a test waits for what it says, however busy the machine is
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  toast.dismiss(); // or the next toaster shows them
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
