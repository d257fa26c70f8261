/** `npm start`: serves the built site and says where. */
import { join } from 'node:path';
import { serve } from './serve.ts';

const { PORT = '4321' } = process.env;
const port = Number(PORT);

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

if (!/^\d+$/.test(PORT) || port > 65_535)
  stop(`PORT must be a number from 0 to 65535, not “${PORT}”. Try: PORT=4322 npm start`);

try {
  const { address } = await serve({ folder: join(import.meta.dirname, '../../../dist'), port });
  console.log(`Headroom is at ${address} (Ctrl+C stops it, or the end of process ${process.pid})`);
} catch (error) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    stop(`Port ${port} is in use. Choose another one: PORT=${(port + 1) % 65_536} npm start`);
  if (code === 'EACCES')
    stop(`Port ${port} may not be used on this machine. Choose another one: PORT=4321 npm start`);
  throw error;
}
