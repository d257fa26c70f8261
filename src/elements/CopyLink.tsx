import { useState } from 'preact/hooks';

/**
 * Copies the link; where a page may not touch the clipboard, shows it to be copied by hand. It is
 * printed with the page and shown once a script is there, so that nothing moves when it comes.
 */
export function CopyLink({ address }: { address: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'by hand'>('ready');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setState('copied');
    } catch {
      setState('by hand');
    }
    setTimeout(() => setState((now) => (now === 'copied' ? 'ready' : now)), 2000);
  };
  return (
    <>
      <button type="button" class="copy" onClick={copy}>
        {state === 'copied' ? 'Copied' : 'Copy link'}
      </button>
      {state === 'by hand' && (
        <input
          class="address"
          readOnly
          value={address}
          aria-label="The link, to copy"
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}
