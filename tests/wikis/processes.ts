/** Commands and servers of this run, and the promise that none outlives it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer as createHost, type Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import sirv from 'sirv';
import { Skip } from './host.ts';

type Surroundings = { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv };

/** Milliseconds for a command; the slowest downloads and builds. */
const patience = 600_000;

export class Runs {
  readonly #running = new Set<ChildProcess>();
  readonly #hosts: Server[] = [];

  /** Each gets a group of its own, so that what it starts itself ends with it. */
  #start(command: string, args: readonly string[], { cwd, env }: Surroundings): ChildProcess {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#running.add(child);
    child.once('exit', () => this.#running.delete(child));
    return child;
  }

  /** Runs a command to its end. @returns what it printed @throws with its last words if it fails */
  async command(command: string, args: readonly string[], around: Surroundings = {}) {
    const child = this.#start(command, args, around);
    const timer = setTimeout(() => end(child), patience);
    let printed = '';
    let said = '';
    child.stdout?.on('data', (part) => (printed += part));
    child.stderr?.on('data', (part) => (said += part));
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject).once('close', resolve);
    }).finally(() => clearTimeout(timer));
    if (code !== 0)
      throw new Error(
        `${command} ${args[0]} ended with ${code}: ${(said || printed).trim().slice(0, 2000)}`,
      );
    return printed;
  }

  /** Starts a server and waits until the address answers. */
  async server(command: string, args: readonly string[], address: string, around: Surroundings) {
    const child = this.#start(command, args, around);
    let said = '';
    child.stdout?.on('data', (part) => (said = `${said}${part}`.slice(-2000)));
    child.stderr?.on('data', (part) => (said = `${said}${part}`.slice(-2000)));
    child.once('error', (error) => (said += error));
    for (let tries = 0; tries < 300; tries += 1) {
      if (await fetch(address).then(Boolean, () => false)) return;
      if (child.exitCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error(`${command} does not answer at ${address}: ${said}`);
  }

  /** Serves a folder as any static host does, without headers of ours. @returns its address */
  async folder(folder: string): Promise<string> {
    const files = sirv(folder, { dev: true });
    const server = createHost((request, response) =>
      files(request, response, () => {
        response.writeHead(404).end('Not found.');
      }),
    );
    this.#hosts.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  }

  stop() {
    for (const host of this.#hosts) {
      host.close();
      host.closeAllConnections();
    }
    for (const child of this.#running) end(child);
  }
}

function end({ pid }: ChildProcess) {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
}

/** A port that nobody uses at this moment. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Says which command is missing, where a tool can't be had without it. */
export async function needs(runs: Runs, command: string, why: string) {
  await runs.command(command, ['--version']).catch(() => {
    throw new Skip(`there is no ${command} on this machine, ${why}.`);
  });
}
