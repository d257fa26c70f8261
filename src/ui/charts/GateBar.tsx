import type { Gate } from '../../kit/index.ts';
import { percent } from './scale.ts';

/** The limit stands at two thirds, so that what goes over it has room to show. */
const limitAt = 2 / 3;

/**
 * The motif: demand as a bar, the limit as a line across it, what is over it striped. A demand of
 * more than one and a half times the limit runs to the edge; the figures beside say how much.
 */
export function GateBar({ gate }: { gate: Pick<Gate, 'kind' | 'demand' | 'limit' | 'state'> }) {
  const { kind, demand, limit, state } = gate;
  if (demand === undefined || limit === undefined || limit <= 0)
    return (
      <svg class={`bar ${kind}`} width="100%" height="18" aria-hidden="true">
        <rect class="blank" x="0" y="4" width="100%" height="10" />
      </svg>
    );
  const part = demand / limit;
  const inside = Math.min(part, 1) * limitAt;
  const over = Math.min(part * limitAt, 1);
  return (
    <svg class={`bar ${kind} ${state}`} width="100%" height="18" aria-hidden="true">
      <rect class="room" x="0" y="4" width={percent(limitAt)} height="10" />
      <rect class="asked" x="0" y="4" width={percent(inside)} height="10" />
      {part > 1 && <line class="over" x1={percent(limitAt)} x2={percent(over)} y1="9" y2="9" />}
      <line class="limit" x1={percent(limitAt)} x2={percent(limitAt)} y1="0" y2="18" />
    </svg>
  );
}
