/** Texts as a tool prints them, made for tests of the diagnosis, and what it says of them. */
import { diagnose } from '../../src/calculators/diagnose/index.ts';
import { fullDataset } from '../../src/calculators/full-dataset.ts';
import { plainText, type ViewModel } from '../../src/kit/index.ts';
import { shownOf } from '../view-models.ts';

export type Texts = Readonly<Record<string, string>>;
/** With its options. */
export const wholeOf = (given: Texts): ViewModel =>
  diagnose.viewModel((name) => given[name], fullDataset);
export const recommendationsOf = (given: Texts) => wholeOf(given).answer?.recommendations ?? [];

const shown = new Map<string, ViewModel>();
/** Without its options. What is asked several times is computed once. */
export function viewModelOf(given: Texts): ViewModel {
  const asked = JSON.stringify(given);
  const screen = shown.get(asked) ?? shownOf(diagnose, (name) => given[name]);
  shown.set(asked, screen);
  return screen;
}
export function answerOf(given: Texts) {
  const { answer, controls } = viewModelOf(given);
  if (!answer) throw new Error(controls.map(({ problem }) => problem ?? '').join(' '));
  return answer;
}
export const numbersOf = (given: Texts) =>
  Object.fromEntries(answerOf(given).readouts.map(({ id, value }) => [id, value]));
export const checksOf = (given: Texts, severity?: string) =>
  answerOf(given)
    .checks.filter((one) => severity === undefined || one.severity === severity)
    .map(({ text }) => text)
    .join(' ');
export const headlineOf = (given: Texts) => plainText(answerOf(given).headline);
/** The sentence, and why. */
export const sentencesOf = (given: Texts) => `${headlineOf(given)} ${answerOf(given).why}`;

export const head = 'Device r/s w/s rkB/s wkB/s r_await w_await aqu-sz %util';
export type Row = readonly [device: string, ...figures: readonly number[]];

/** Reports of `iostat -x -t -y`, one a second. */
export const iostat = (...reports: readonly (readonly Row[])[]) =>
  reports
    .map((rows, second) =>
      [
        `06/13/2026 09:${String(Math.floor(second / 60)).padStart(2, '0')}:${String(second % 60).padStart(2, '0')} AM`,
        head,
        ...rows.map((row) => row.join(' ')),
        '',
      ].join('\n'),
    )
    .join('\n');
export const times = (count: number, ...rows: readonly Row[]) => iostat(...Array(count).fill(rows));

/** A run of DiskSpd that has these reads in its buckets, one a second. */
export const diskspd = (rates: readonly number[]) => `<Results>
<System><ComputerName>HOST7</ComputerName></System>
<Profile><TimeSpans><TimeSpan><Warmup>5</Warmup><Targets><Target>
<Path>a.dat</Path><BlockSize>8192</BlockSize><RequestCount>32</RequestCount><FileSize>68719476736</FileSize>
<DisableOSCache>true</DisableOSCache></Target></Targets></TimeSpan></TimeSpans></Profile>
<TimeSpan><TestTimeSeconds>${rates.length}</TestTimeSeconds><ThreadCount>1</ThreadCount>
<Iops>${rates.map((rate, at) => `<Bucket SampleMillisecond="${(at + 1) * 1000}" Read="${rate}" Write="0" Total="${rate}"/>`).join('\n')}</Iops>
<Thread><Id>0</Id><Target><Path>a.dat</Path><ReadBytes>${rates.reduce((sum, rate) => sum + rate * 8192, 0)}</ReadBytes><ReadCount>${rates.reduce((sum, rate) => sum + rate, 0)}</ReadCount><WriteBytes>0</WriteBytes><WriteCount>0</WriteCount></Target></Thread>
</TimeSpan>
</Results>`;

export const one = { vm: 'D16s_v3', disks: 'os:P10x1:ReadWrite,data:P30x1:None' };
