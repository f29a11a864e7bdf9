import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Two bundles: what browsers load, and what the server renders first views with. */
export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwind()],
  logLevel: 'warn',
  build: {
    target: 'es2022',
    emptyOutDir: true,
    sourcemap: true,
    reportCompressedSize: false,
    ...(!isSsrBuild && { manifest: true, rollupOptions: { input: 'app/entry-client.tsx' } }),
  },
  // React chooses its fast half by NODE_ENV, which only a bundle settles
  ssr: { noExternal: true },
}));
