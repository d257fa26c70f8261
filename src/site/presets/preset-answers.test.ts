import { expect, test } from 'vitest';
import { presets } from '../../calculators/presets/index.ts';
import { answerOf, leftOf, loadOf } from './preset-answers.ts';

test.each(presets)('$name: its load is a sentence without its name', (preset) => {
  expect(loadOf(preset)).toMatch(/^[\p{Lu}\d]/u);
  expect(preset.title.toLowerCase()).toContain(loadOf(preset).toLowerCase());
  expect(loadOf(preset)).not.toMatch(new RegExp(`^${preset.name.split(/[ ,]/, 1)}`));
});

test.each(presets)(
  '$name: what is left is the figure of its headline, or that of the VM',
  (preset) => {
    const answer = answerOf(preset);
    const { left, limit } = leftOf(answer);
    const share = answer.readouts.find(({ id }) => id === 'headroom')?.text ?? 'no figure';
    expect(left).toMatch(new RegExp(`^${share} left( at the VM)?$`));
    expect(limit).toMatch(left.endsWith('VM') ? /^Bottleneck: / : /^Nearest limit: /);
  },
);
