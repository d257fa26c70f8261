import { speeds, spentOn } from './simulation.ts';
import { table } from './table.ts';

/** Prints how fast the simulation is here, and what its time is spent on. */
export async function printSimulation() {
  console.log('Simulation of throttling: at least 1,000,000 IOs a second, run 5 in under 100 ms\n');
  console.log(
    table(
      ['what', 'IOs', 'ms', 'ms of processor', 'IOs a second', 'a second of processor'],
      speeds().map(({ of, ios, clock, processor }) => [
        of,
        ios,
        clock.toFixed(1),
        processor.toFixed(1),
        Math.round((ios / clock) * 1000),
        Math.round((ios / processor) * 1000),
      ]),
    ),
  );
  console.log('\nWhat the eight loads’ time is spent on, by the profiler\n');
  console.log(
    table(
      ['function', '%'],
      (await spentOn(14)).map(([name, part]) => [name, (part * 100).toFixed(1)]),
    ),
  );
  console.log();
}
