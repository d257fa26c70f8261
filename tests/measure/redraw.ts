/** How long does the main thread work for one change of an input? */
import type { Browser, Locator, Page } from 'playwright-core';

/** The part of a trace event that is read here; times are in microseconds. */
type Event = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** On the wall. */
  readonly ts: number;
  /** On the clock of its thread, which stands still while the thread waits. */
  readonly tts?: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly type?: string } };
};

/** Leaves a mark in the trace whenever something of the answer was redrawn, and counts. What its control shows is none of it. */
const markAnswers = (selector: string) => `{
  globalThis.redrawn = 0;
  globalThis.seen = 0;
  const shown = document.querySelector('${selector}');
  const isOfAnswer = ({ target }) =>
    !shown.shadowRoot ||
    (target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement)?.closest('.result');
  new MutationObserver((changes) => {
    if (!changes.some(isOfAnswer)) return;
    redrawn++;
    performance.mark('answer redrawn');
  }).observe(
    shown.shadowRoot ?? shown,
    { subtree: true, childList: true, characterData: true, attributes: true },
  );
}`;

/** Whatever has been changed is painted when the frame after the next begins. */
const nextPaint = `new Promise((painted) => {
  requestAnimationFrame(() => requestAnimationFrame(() => painted()));
})`;

/**
 * Types into one input of a page and enters it, and measures each answer: the time the main thread
 * worked, from the key that enters to the end of the paint that shows the new answer.
 *
 * The times come from a trace: all tasks of the main thread between the key and its paint, on the clock of the thread,
 * so that other programs that take the processor away do not count. The slowing down is part of that clock, and of its
 * waiting too: while nothing is done, it goes on for three quarters of the time. So tasks are added up, and what is
 * between them is left out. Tracing itself costs a little, so the figures are on the high side.
 *
 * @param start a text to begin with; a digit in front of it must leave it readable
 * @returns milliseconds of each change, on a CPU slowed down fourfold
 */
export async function redrawTimes(
  browser: Browser,
  options: {
    readonly address: string;
    readonly field: string;
    readonly start: string;
    readonly changes: number;
    /** What holds the input and shows the answer. */
    readonly inside?: string;
  },
): Promise<readonly number[]> {
  const page = await browser.newPage();
  const { inside = 'headroom-calculator' } = options;
  try {
    await page.goto(options.address, { waitUntil: 'networkidle' });
    const input = page.locator(inside).first().locator(`[name="${options.field}"]`);
    await reach(page, inside, input);
    await input.fill(options.start);
    await input.press('Home');
    if (options.inside === undefined) await page.locator(`${inside} [data-live]`).first().waitFor();
    await page.evaluate(markAnswers(inside));
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });

    await browser.startTracing(page, {
      categories: [
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
        'blink.user_timing',
      ],
    });
    for (let change = 0; change < options.changes; change++) {
      // A digit in front, another each time, and away again: what is entered may be written anew.
      await page.keyboard.press('Home');
      await page.keyboard.press(change % 2 === 0 ? String(1 + ((change / 2) % 9)) : 'Delete');
      // The answer follows what is entered, and typing only after a pause. Nobody enters a digit that is not drawn yet.
      if (options.inside === undefined) {
        await page.evaluate(nextPaint);
        await page.keyboard.press('Enter');
      }
      await page.waitForTimeout(150);
      await settled(page, change);
    }
    const trace = JSON.parse((await browser.stopTracing()).toString());
    const times = timesIn(trace.traceEvents);
    if (times.length !== options.changes)
      throw new Error(`${options.changes} changes gave ${times.length} input events.`);
    return times;
  } finally {
    await page.close();
  }
}

/** A field may be in a part of the form that is folded, and that a script draws when somebody comes to it. */
async function reach(page: Page, inside: string, input: Locator) {
  if (await input.isVisible()) return;
  await page.locator(inside).first().hover();
  await input.waitFor({ state: 'attached' });
  // The pointer is over nothing, as where the input is in sight: what is drawn anew below it would be looked up.
  await page.mouse.move(0, 0);
  await input.evaluate((element) => {
    for (let part = element.closest('details'); part; ) {
      part.open = true;
      part = part.parentElement?.closest('details') ?? null;
    }
  });
}

/**
 * On a busy machine an answer can take longer than the pause after a key. The next key must wait
 * for it and its paint, or two changes would share one answer. Only asked after the pause, so that
 * the asking is no part of what is measured.
 */
async function settled(page: Page, change: number) {
  const answered = () => {
    const counts = globalThis as unknown as { redrawn: number; seen: number };
    return counts.redrawn > counts.seen;
  };
  await page.waitForFunction(answered, undefined, { polling: 50 }).catch((cause) => {
    throw new Error(`Change ${change + 1} was not followed by a new answer.`, { cause });
  });
  await page.evaluate(`${nextPaint}.then(() => { seen = redrawn; })`);
}

function timesIn(events: readonly Event[]): readonly number[] {
  const inputs = events.filter(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'input',
  );
  const [first] = inputs;
  if (!first) throw new Error('The trace holds no input event.');
  const own = events
    .filter(({ pid, tid }) => pid === first.pid && tid === first.tid)
    .sort((a, b) => a.ts - b.ts);
  const keys = own.filter(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown',
  );
  const redrawn = own.filter(({ name }) => name === 'answer redrawn');
  const paints = own.filter(({ name, tdur }) => name === 'Commit' && tdur !== undefined);
  return inputs.map((input, at) => {
    const next = inputs[at + 1]?.ts ?? Number.POSITIVE_INFINITY;
    const change = redrawn.find(({ ts }) => ts >= input.ts && ts < next);
    const paint = change && paints.find(({ ts }) => ts > change.ts && ts < next);
    if (!paint) throw new Error('A change was not followed by a new answer and its paint.');
    // The key that is answered: the one that was typed, or the one that entered it.
    const key = keys.findLast(({ ts }) => ts <= change.ts) ?? input;
    return worked(own, timed(key).tts, endOf(timed(paint))) / 1000;
  });
}

type Timed = Event & { readonly tts: number; readonly tdur: number };

const isTimed = (event: Event): event is Timed =>
  event.tts !== undefined && event.tdur !== undefined;

const endOf = ({ tts, tdur }: Timed) => tts + tdur;

function timed(event: Event): Timed {
  if (!isTimed(event)) throw new Error('This browser does not trace the clock of its threads.');
  return event;
}

/** For how many microseconds was the thread in tasks, from one time on its clock to another? */
function worked(events: readonly Event[], from: number, to: number): number {
  let sum = 0;
  // A task can have others in it.
  let counted = from;
  for (const task of events.filter((event) => event.name === 'RunTask').filter(isTimed)) {
    const [start, end] = [Math.max(task.tts, counted), Math.min(endOf(task), to)];
    if (end <= start) continue;
    sum += end - start;
    counted = end;
  }
  return sum;
}
