/** What it comes to that a case becomes another one, in a sentence: what it saves, and what the load gets. */
import type { Phrase } from '../../kit/index.ts';
import { kinds } from '../../storage/path/path.ts';
import { exceeds, formatFraction } from '../../units/index.ts';
import { capital } from '../shared/answer/text.ts';
import { formatMoney } from '../shared/set-up/money.ts';
import { achieved, amountOf, isRefused, type Side } from './comparison-side.ts';

type Outcome = { readonly text: Phrase; readonly isWorse?: boolean };

/** “the load gets 10,000 IOPS instead of 9,155”, in the first dimension whose figures differ. */
function gets(now: Side, then: Side, who: string): Outcome {
  const pairs = kinds.flatMap((kind) => {
    const [before, after] = [achieved(now, kind), achieved(then, kind)];
    return before !== undefined && after !== undefined ? [{ kind, before, after }] : [];
  });
  const shown = pairs.find(({ before, after }) => before !== after) ?? pairs[0];
  if (!shown) return { text: ['what both achieve cannot be compared'] };
  const { kind, before, after } = shown;
  if (before === after) return { text: [`${who} ${after}, as now`] };
  const isWorse = exceeds(amountOf(now, kind) ?? 0, amountOf(then, kind) ?? 0);
  return { text: [`${who} ${after} instead of ${before}`], isWorse };
}

/** What the load gets then, and whether that is worse. */
function outcome(now: Side, then: Side): Outcome {
  const { verdict, utilisation, loads } = then.assessment;
  const isTyped = loads.some(({ demand }) => demand.basis !== 'limits');
  const who = isTyped ? 'the load gets' : 'the disks achieve';
  if (verdict === 'unsafe')
    return { text: [{ text: 'its host cache can lose data', tone: 'over' }], isWorse: true };
  if (verdict === 'not-checked')
    return { text: ['a limit of it cannot be checked'], isWorse: true };
  if (verdict === 'throttled' && now.assessment.verdict !== 'throttled')
    return { text: ['it would ', { text: 'throttle this load', tone: 'over' }], isWorse: true };
  const left = utilisation === undefined ? 0 : 1 - utilisation;
  if ((verdict === 'fits' || verdict === 'tight') && isTyped && left > 0)
    return {
      text: [
        'the load has ',
        { text: `${formatFraction(left)} headroom`, tone: verdict === 'tight' ? 'tight' : 'fits' },
      ],
    };
  return gets(now, then, who);
}

/** “$248 less a month, and the load has 20 % headroom.” @param saved dollars a month, where both have a price */
export function sentenceOf(now: Side, then: Side, saved: number | undefined): Phrase {
  if (isRefused(then)) {
    const [fault] = then.assessment.faults;
    return [
      { text: 'Azure refuses the set-up under “then”', tone: 'over' },
      fault ? `: ${fault.text}` : '.',
    ];
  }
  const { text, isWorse } = outcome(now, then);
  const [first = '', ...rest] = text;
  if (saved === undefined)
    return [
      typeof first === 'string' ? capital(first) : { ...first, text: capital(first.text) },
      ...rest,
      '.',
    ];
  const isSame = Math.abs(saved) < 0.005;
  const amount = formatMoney(Math.abs(saved));
  const cost: Phrase = isSame
    ? ['The cost stays the same']
    : saved > 0
      ? [{ text: `${amount} less`, tone: 'fits' }, ' a month']
      : [`${amount} more a month`];
  return [...cost, isWorse && saved >= 0 ? ', but ' : ', and ', ...text, '.'];
}
