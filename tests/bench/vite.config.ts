import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The screens as they are shipped, in a page that says how long they take. */
export default defineConfig({
  root: here('.'),
  plugins: [react()],
  resolve: { alias: [{ find: /^seedrandom$/, replacement: 'seedrandom/seedrandom.js' }] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    outDir: here('../../node_modules/.cache/bench'),
    emptyOutDir: true,
  },
  logLevel: 'warn',
});
