import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** On the page's first view, and the same over releases of ours. */
const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|@emotion|@tanstack)\//;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  logLevel: 'warn',
  publicDir: false,
  build: {
    target: 'es2022',
    emptyOutDir: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    assetsDir: 'assets/admin',
    manifest: true,
    rollupOptions: {
      input: 'router/entry-client.tsx',
      output: { codeSplitting: { groups: [{ name: 'libraries', test: LIBRARIES }] } },
    },
  },
});
