import { Component, createRef } from 'preact';
import { load } from '../browser/load.ts';
import { adoptStyles } from '../browser/sheets.ts';
import { supplyFile } from '../data/readings.ts';
import type { AreaProps } from '../view/props.ts';
import styles from './measured.css?inline';

/** A larger file is not read: its samples would fill the memory of a phone. */
const largestFile = 50_000_000;

/** A longer text that is pasted is read in slices, as a file is. */
const longPaste = 300_000;

type State = {
  /** The share of a file that has been read. */
  readonly share?: number | undefined;
  /** Why a file was not read. */
  readonly failed?: string | undefined;
};

const sizeOf = (size: number) =>
  size < 1e5 ? `${Math.ceil(size / 1e3)} kB` : `${(size / 1e6).toFixed(1)} MB`;

/** Reading can be cancelled in its cell, which opens for a file that is dropped beside it. */
const reveal = (element: Element | null) => {
  const cell = element?.closest('details');
  if (cell) cell.open = true;
};

/** The text that was measured: pasted, typed, or a file that is chosen or dropped. Nothing of it leaves the page. */
export class Area extends Component<AreaProps, State> {
  override state: State = {};
  #first = createRef<HTMLDivElement>();
  #file = createRef<HTMLInputElement>();
  #text = createRef<HTMLTextAreaElement>();
  /** Which reading is under way: a later one, or Cancel, ends it. */
  #reading = 0;

  override componentDidMount() {
    adoptStyles(this.#first.current, styles);
    // One may have been chosen before the script was there.
    this.#choose();
  }

  override componentWillUnmount() {
    this.#reading++;
  }

  #choose = () => {
    const [file] = this.#file.current?.files ?? [];
    if (file) this.#read(file, file.name);
  };

  async #read(file: Blob, name: string) {
    const mine = ++this.#reading;
    const isWanted = () => mine === this.#reading;
    const failed =
      file.size === 0
        ? 'The file is empty.'
        : file.size > largestFile &&
          `The file has ${sizeOf(file.size)}; up to ${sizeOf(largestFile)} can be read. Take a part of it: head -c 40M.`;
    if (failed) return this.setState({ share: undefined, failed });
    this.setState({ share: 0, failed: undefined });
    try {
      const readers = await load(() => import('./readers-script.ts'));
      if (!readers) throw new Error('What reads files could not be loaded.');
      const reading = await readers.readFile(file, (share) => this.setState({ share }), isWanted);
      if (!reading || !isWanted()) return;
      const shown = `File ${name}, ${sizeOf(file.size)}`;
      supplyFile(shown, reading);
      this.#mark(true);
      this.props.onText(this.props.control.name, shown);
      this.setState({ share: undefined });
    } catch {
      if (isWanted())
        this.setState({ share: undefined, failed: 'The file could not be read. Try again.' });
    }
    if (isWanted() && this.#file.current) this.#file.current.value = '';
  }

  #cancel = () => {
    this.#reading++;
    if (this.#file.current) this.#file.current.value = '';
    this.setState({ share: undefined });
    this.#text.current?.focus();
  };

  #clear = () => {
    this.#reading++;
    this.setState({ share: undefined, failed: undefined });
    this.props.onText(this.props.control.name, '');
    this.#text.current?.focus();
  };

  /** What was pasted or read whole, as opposed to typed: what it leaves open is asked for next. */
  #mark(isWhole: boolean) {
    const area = this.#text.current;
    area?.removeAttribute('data-whole');
    if (isWhole) area?.setAttribute('data-whole', '');
  }

  #paste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.length < longPaste) return;
    event.preventDefault();
    this.#read(new Blob([text]), 'pasted');
  };

  override render({ control, onText }: AreaProps, { share, failed }: State) {
    const { name, label, shown, problem, examples, isFile } = control;
    const isOwn = control.text !== '' && control.text === shown;
    const describedBy = problem ? `${name}-problem` : `${name}-hint`;
    return (
      <div class={`control area${isOwn ? ' own' : ''}`} ref={this.#first}>
        <label for={name}>{label}</label>
        <textarea
          ref={this.#text}
          id={name}
          name={name}
          // A form that is submitted without a script would put the text into an address.
          form={`${name}-is-not-submitted`}
          value={shown}
          // An empty one is not printed, which a style sheet knows by this alone.
          placeholder=" "
          rows={10}
          wrap="off"
          readOnly={isFile}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-invalid={problem ? 'true' : undefined}
          aria-describedby={describedBy}
          onInput={({ currentTarget, inputType }) => {
            this.#mark(inputType === 'insertFromPaste');
            onText(name, currentTarget.value);
          }}
          onPaste={this.#paste}
        />
        <p class="unscripted">
          Without a script this page shows its example only. For your own text allow it, or use the
          command line.
        </p>
        <p class="actions">
          <label class="tool" for="measured-file">
            Choose a file
          </label>
          <input
            ref={this.#file}
            id="measured-file"
            class="file"
            type="file"
            aria-label="A file to read"
            onChange={this.#choose}
          />
          <button type="button" class="tool" onClick={this.#clear}>
            Clear
          </button>
        </p>
        {share !== undefined && (
          <p class="reading" ref={reveal}>
            <progress value={share} aria-label="Reading the file" />
            <button type="button" class="tool" onClick={this.#cancel}>
              Cancel
            </button>
          </p>
        )}
        <p class="failed" role="status">
          {failed}
        </p>
        <p class="starts">
          Start from:{' '}
          {examples.map(({ label: example, inputs }) => (
            <button
              type="button"
              onClick={() => {
                for (const [input, value] of Object.entries(inputs)) onText(input, value);
              }}
              key={example}
            >
              {example}
            </button>
          ))}
        </p>
        <p class={problem ? 'problem' : 'hint'} id={describedBy}>
          {problem ?? control.hint}
        </p>
      </div>
    );
  }
}
