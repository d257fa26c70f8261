import { Component } from 'preact';
import type { ViewModel } from '../../kit/index.ts';
import { previewAddress, savePicture } from './picture.tsx';

/** The picture, and the buttons that save it. */
export class SavedPicture extends Component<
  { readonly screen: ViewModel },
  { readonly said: string }
> {
  override state = { said: '' };

  override shouldComponentUpdate(next: { readonly screen: ViewModel }, { said }: { said: string }) {
    return next.screen !== this.props.screen || said !== this.state.said;
  }

  #save = (kind: 'svg' | 'png') => async () => {
    this.setState({ said: await savePicture(this.props.screen, kind) });
  };

  override render({ screen }: { screen: ViewModel }, { said }: { said: string }) {
    const src = previewAddress(screen);
    return (
      <>
        {src && <img class="picture" src={src} alt="Preview" width="1200" height="630" />}
        <p class="done">
          <button type="button" class="try" onClick={this.#save('png')}>
            Save as PNG
          </button>{' '}
          <button type="button" class="try" onClick={this.#save('svg')}>
            Save as SVG
          </button>{' '}
          <span aria-live="polite">{said}</span>
        </p>
      </>
    );
  }
}
