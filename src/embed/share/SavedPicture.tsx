import { Component } from 'preact';
import type { ViewModel } from '../../kit/index.ts';
import { previewAddress, savePicture } from './save-picture.tsx';

/** The picture, and the buttons that save it. */
export class SavedPicture extends Component<
  { readonly screen: ViewModel },
  { readonly message: string }
> {
  override state = { message: '' };

  /** What was saved is not the picture of another case. */
  override componentWillReceiveProps({ screen }: { readonly screen: ViewModel }) {
    if (screen !== this.props.screen) this.setState({ message: '' });
  }

  override shouldComponentUpdate(
    next: { readonly screen: ViewModel },
    { message }: { message: string },
  ) {
    return next.screen !== this.props.screen || message !== this.state.message;
  }

  #save = (kind: 'svg' | 'png') => async () => {
    this.setState({ message: await savePicture(this.props.screen, kind) });
  };

  override render({ screen }: { screen: ViewModel }, { message }: { message: string }) {
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
          <span aria-live="polite">{message}</span>
        </p>
      </>
    );
  }
}
