import { Component } from 'preact';
import type { PanelProps } from '../../elements/Share.tsx';
import { CopyText } from './CopyText.tsx';
import { choicesOf, onDisk } from './choices.ts';
import { savePicture } from './picture.tsx';

type State = { readonly chosen: string; readonly said: string };

/** Everything that can be taken away of what is shown: it follows each change, so that what is seen is what is pasted. */
export class Panel extends Component<PanelProps, State> {
  override state: State = { chosen: 'link', said: '' };

  #save = (kind: 'svg' | 'png') => async () => {
    this.setState({ said: await savePicture(this.props.screen, kind) });
  };

  override render({ screen, address }: PanelProps, { chosen, said }: State) {
    const groups = choicesOf(screen, address);
    const choices = groups.flatMap((group) => group.choices);
    const choice = choices.find(({ id }) => id === chosen) ?? choices[0];
    return (
      <>
        {onDisk() && (
          <p class="note">
            These pages are opened from a disk, so their addresses work for nobody else. Take them
            from where the site is hosted.
          </p>
        )}
        {!screen.answer && (
          <p class="note">There is no answer to share yet. The link carries what was typed.</p>
        )}
        {choices.length > 1 && (
          <div class="control">
            <label for="share-for">For</label>
            <select
              id="share-for"
              onChange={({ currentTarget }) => this.setState({ chosen: currentTarget.value })}
            >
              {groups.map(({ name, choices }) => (
                <optgroup label={name} key={name}>
                  {choices.map(({ id, name }) => (
                    <option value={id} selected={id === choice?.id} key={id}>
                      {name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </div>
        )}
        {choice?.parts().map((part, at) => (
          <CopyText id={`share-text-${at}`} part={part} key={`${choice.id} ${part.label}`} />
        ))}
        {choice?.note && <p class="note">{choice.note}</p>}
        {screen.answer && (
          <p class="done">
            Picture of this answer:{' '}
            <button type="button" onClick={this.#save('svg')}>
              Save as SVG
            </button>{' '}
            <button type="button" onClick={this.#save('png')}>
              Save as PNG
            </button>{' '}
            <span aria-live="polite">{said}</span>
          </p>
        )}
      </>
    );
  }
}
