/** The built program, served for a measurement. */
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The program, built into a folder of that name and served: where, and how to end it. */
export async function servedProgram(
  name: string,
  port: number,
): Promise<{ readonly address: string; readonly end: () => Promise<void> }> {
  const outDir = fileURLToPath(new URL(`../../node_modules/.cache/bench-${name}`, import.meta.url));
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const server = await preview({ root, logLevel: 'error', build: { outDir }, preview: { port } });
  return { address: server.resolvedUrls?.local[0] ?? '', end: () => server.close() };
}
