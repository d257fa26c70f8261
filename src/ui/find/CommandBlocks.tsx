import { Component } from 'preact';
import { blocksOf } from '../../calculators/find/command-texts.ts';
import { CopyBlock } from '../view/CopyBlock.tsx';
import type { CommandBlocksProps } from '../view/props.ts';

type State = {
  /** Which of the set-ups, by its label: places change with the answer. */
  readonly label?: string;
};

/** The commands for one of the set-ups of an answer, each with a button that copies it. */
export class CommandBlocks extends Component<CommandBlocksProps, State> {
  override state: State = {};

  override render({ commands, isPrinted }: CommandBlocksProps, { label }: State) {
    const chosen = commands.find((one) => one.label === label) ?? commands[0];
    if (!chosen) return null;
    return (
      <>
        {isPrinted ? (
          <p>For {chosen.label}.</p>
        ) : (
          <label class="for">
            For{' '}
            <select
              value={chosen.label}
              onChange={({ currentTarget }) => this.setState({ label: currentTarget.value })}
            >
              {commands.map((one) => (
                <option key={one.label} selected={one === chosen}>
                  {one.label}
                </option>
              ))}
            </select>
          </label>
        )}
        <p>
          Nothing here was run on Azure. Create the disks with the Azure CLI, Bicep or Terraform;
          then make one volume of them inside the VM. What formats a disk refuses one on which it
          finds anything, and cannot see data without a file system or partition: compare the list
          of disks with the portal first.
        </p>
        {blocksOf(chosen).map(({ title, text }) => (
          <CopyBlock title={title} text={text} key={title} />
        ))}
      </>
    );
  }
}
