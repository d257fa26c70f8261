import type { Shown, ViewModel } from '../../kit/index.ts';
import { AnswerView } from './AnswerView.tsx';
import type { Additions } from './additions.ts';
import { Controls, wrongOf } from './Controls.tsx';
import { Memo } from './Memo.tsx';
import type { Handlers, Links, Recommend, Stage, Views } from './props.ts';
import type { LoadPanel } from './Share.tsx';
import { type Tool, Toolbar } from './Toolbar.tsx';

/** A screen as HTML: what the build prints and what the script draws are this one component. */
export function CalculatorView({
  screen,
  links,
  compact = false,
  complete,
  last,
  views,
  working,
  onlyWords = false,
  added = {},
  onText,
  onList,
  onTry,
  onTool,
  recommend,
  loadPanel,
}: {
  screen: ViewModel;
  links: Links;
  compact?: boolean;
  /** The last answer that was computed with its details, while those of this one are not; nothing where there is none. */
  complete?: Shown | undefined;
  /** The last answer, which stays, marked as such, while an input cannot be read. */
  last?: Shown | undefined;
  views: Views;
  added?: Additions;
  onTry: (query: string) => void;
  onTool: (tool: Tool) => void;
  recommend?: Recommend | undefined;
  loadPanel: LoadPanel;
} & Handlers &
  Stage) {
  const { calculator, ignored, query } = screen;
  const { Example } = views;
  const answer = screen.answer ?? last;
  const outdated = screen.answer ? undefined : whyWithheld(screen);
  const { comparison } = added;
  const controls = comparison?.controls ?? screen.controls;
  const link = links.to(calculator, added.query ?? query);
  const shown = answer ? (
    <AnswerView
      id={calculator}
      answer={answer}
      complete={complete ?? answer}
      views={views}
      compact={compact}
      links={links}
      onTry={onTry}
      recommend={recommend}
      onText={onText}
      outdated={outdated}
      onlyWords={onlyWords}
      beside={added.beside}
    />
  ) : (
    <section class="answer withheld" data-answer aria-label="Answer">
      <p class="headline">{outdated}</p>
    </section>
  );
  const head = (
    <div class="head">
      {Example && query === '' && !compact && !comparison && (
        <Example
          controls={controls}
          to={(emptied) => links.to(calculator, emptied)}
          onTry={onTry}
        />
      )}
      <Toolbar
        screen={screen}
        address={link}
        added={added}
        keeps={!links.target && !links.alone}
        onTool={onTool}
        loadPanel={loadPanel}
        hasMain={views.hasMain}
      />
    </div>
  );
  return (
    <div class={compact ? 'calculator compact' : 'calculator'}>
      {!compact && head}
      <form
        action={links.to(calculator, '')}
        target={links.target}
        onSubmit={(event) => event.preventDefault()}
        aria-label="Inputs"
      >
        {comparison?.before}
        <Memo
          of={[controls, views.Fields, views.Area]}
          draw={() => <Controls {...{ controls, compact, onText, onList }} {...views} />}
        />
        {comparison?.after}
        {!compact && !links.alone && (
          <button type="submit" class="add submit">
            Put these inputs into the address
          </button>
        )}
      </form>
      <div class="result" aria-busy={working === undefined ? undefined : 'true'}>
        {working !== undefined && (
          <progress class="working" value={working} aria-label="Simulating" />
        )}
        {ignored.length > 0 && (
          <div class="ignored" role="note">
            {ignored.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )}
        {comparison?.result(shown, { links, views, onText }) ?? shown}
        <p class="change">
          <a href={link} target={links.target} rel={links.target && 'noopener'}>
            Change the inputs
          </a>
        </p>
      </div>
      {/* Inside a text the answer comes first. */}
      {compact && head}
    </div>
  );
}

/** Why there is no answer: none is better than one to another question. */
const whyWithheld = ({ controls }: ViewModel): string => wrongOf(controls)?.text ?? 'Computing';
